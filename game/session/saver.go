package session

import "sync"

// saver writes texts in a goroutine of its own, so that no frame waits for a disk.
// Only the latest text matters, for it holds all that those before it held: one that
// was not begun yet is replaced. Texts are numbered, so that it can be asked how far
// the disk has come.
type saver struct {
	save  func(text string) error
	wake  chan struct{} // holds something while a text waits
	ended chan struct{}
	disk  sync.Mutex // held while the disk works

	mutex  sync.Mutex // never held for long
	text   string
	handed int // how many texts were handed over
	tried  int // how many of them the disk has written, or failed to write
	err    error
}

// newSaver starts a saver; with a nil save it does nothing.
func newSaver(save func(text string) error) *saver {
	s := &saver{save: save, wake: make(chan struct{}, 1), ended: make(chan struct{})}
	if save == nil {
		close(s.ended)
		return s
	}
	go s.run()
	return s
}

func (s *saver) run() {
	defer close(s.ended)
	for range s.wake {
		s.mutex.Lock()
		text, number := s.text, s.handed
		s.mutex.Unlock()
		s.now(text)
		s.mutex.Lock()
		s.tried = number
		s.mutex.Unlock()
	}
}

// later saves the text soon, in place of one that still waits, and returns its number.
func (s *saver) later(text string) (number int) {
	if s.save == nil {
		return 0
	}
	s.mutex.Lock()
	s.text = text
	s.handed++
	number = s.handed
	s.mutex.Unlock()
	select {
	case s.wake <- struct{}{}:
	default:
	}
	return number
}

// reached reports whether the text with the number, or a later one, is on the disk. A
// disk that has failed to take it counts too: it must not hold the match up.
func (s *saver) reached(number int) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.tried >= number
}

// now saves the text before it returns.
func (s *saver) now(text string) {
	if s.save == nil {
		return
	}
	s.disk.Lock()
	defer s.disk.Unlock()
	if err := s.save(text); err != nil {
		s.mutex.Lock()
		defer s.mutex.Unlock()
		s.err = err
	}
}

// close waits until the last text is written and returns the error of the save that
// failed last, if one did.
func (s *saver) close() error {
	close(s.wake)
	<-s.ended
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.err
}
