package session

import "sync"

// saver writes texts in a goroutine of its own, so that no frame waits for a disk.
// Only the latest text matters: one that was not begun yet is replaced.
type saver struct {
	save  func(text string) error
	texts chan string
	done  chan struct{}

	mutex sync.Mutex
	err   error
}

// newSaver starts a saver; with a nil save it does nothing.
func newSaver(save func(text string) error) *saver {
	s := &saver{save: save, texts: make(chan string, 1), done: make(chan struct{})}
	if save == nil {
		close(s.done)
		return s
	}
	go s.run()
	return s
}

func (s *saver) run() {
	defer close(s.done)
	for text := range s.texts {
		s.now(text)
	}
}

// later saves the text soon, in place of one that still waits.
func (s *saver) later(text string) {
	if s.save == nil {
		return
	}
	select {
	case <-s.texts:
	default:
	}
	s.texts <- text
}

// now saves the text before it returns.
func (s *saver) now(text string) {
	if s.save == nil {
		return
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if err := s.save(text); err != nil {
		s.err = err
	}
}

func (s *saver) close() error {
	close(s.texts)
	<-s.done
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.err
}
