// Package localisation is all words on the screen, in the language that the person reads and of the keys or buttons that are in
// the person's hands.
package localisation

import (
	"cmp"
	"context"
	"maps"
	"strings"
	"sync"
	"time"

	"capital/assets"
	"capital/game/background"
	"capital/game/language"
	"capital/input"
)

// fetchTime is how long words that lie beside the page may take to come, and patience how long nothing is shown meanwhile:
// then English is.
const (
	fetchTime = 15 * time.Second
	patience  = time.Second
)

// Words is all words on the screen, in the language that the person reads. Whoever got a table of words holds it for
// good: in another language the same table says something else.
type Words struct {
	system string                     // the code of the system's language
	spoken string                     // that of the words that are there
	wanted string                     // that of the words there shall be
	begun  string                     // what was wanted first
	tables map[string]*assets.Strings // by name: "house", and those of the games
	coming background.Question[wordsOf]
	hands  hands
}

// wordsOf are the tables of words in a language.
type wordsOf struct {
	code   string
	tables map[string]*assets.Strings
}

// New makes one without any tables yet, in a language: that of the settings where it is within the program.
func New(chosen string) Words {
	v := Words{system: "en", tables: map[string]*assets.Strings{}}
	v.Want(chosen)
	if v.spoken = v.wanted; !language.Here(v.wanted) {
		v.spoken = "en"
	}
	return v
}

// Want says by a setting which language there shall be: empty is the system's.
func (v *Words) Want(chosen string) {
	if v.wanted = chosen; chosen == "" {
		v.wanted = v.system
	}
}

// Words returns the words of a table, "house" or the name of a game's. They change with the language: who keeps what they
// said makes it anew when Wording is another one. The error says why there are none.
func (v *Words) Words(table string) (*assets.Strings, error) {
	if v.tables[table] == nil {
		words, err := language.Load(context.Background(), v.spoken, table)
		if err != nil {
			return nil, err
		}
		v.tables[table] = words
		v.call()
	}
	return v.tables[table], nil
}

// Language is the code of the language that the words are in.
func (v *Words) Language() string { return v.spoken }

// Begin says what the system's language is, and by a setting which one there shall be. What is not within the program begins
// to come.
func (v *Words) Begin(system, chosen string) {
	v.system = system
	v.Want(chosen)
	if v.begun = v.wanted; !language.Here(v.wanted) {
		v.coming.Ask(v.fetch)
	}
}

// Begun is the code of the language with which it began.
func (v *Words) Begun() string { return v.begun }

// Wanted is the code of the language that there shall be.
func (v *Words) Wanted() string { return v.wanted }

// Await has the words there that are wanted, if they come soon, or says why they can't be had: then there stay those that are
// there. Those that take longer are left to [Words.Follow].
func (v *Words) Await() error {
	if v.coming.Busy() {
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		defer cancel()
		v.coming.Wait(ctx)
	}
	_, err := v.Follow()
	return err
}

// Follow has the words come that are wanted, without waiting, and takes them once they are there. It reports whether it did,
// or why they can't be had: then those are wanted that are there.
func (v *Words) Follow() (changed bool, err error) {
	came, err, ok := v.coming.Take()
	if v.wanted == v.spoken {
		return false, nil
	}
	if language.Here(v.wanted) {
		came, err = v.fetch(context.Background())
	} else if !ok || came.code != v.wanted {
		if !v.coming.Busy() {
			v.coming.Ask(v.fetch)
		}
		return false, nil
	}
	if err != nil {
		v.wanted = v.spoken
		return false, err
	}
	v.speak(came)
	return true, nil
}

// fetch brings all tables in the language that is wanted, side by side: also those that nobody has asked for yet, so that who
// does need not wait.
func (v *Words) fetch(ctx context.Context) (wordsOf, error) {
	ctx, cancel := context.WithTimeout(ctx, fetchTime)
	defer cancel()
	came, names := wordsOf{v.wanted, map[string]*assets.Strings{}}, assets.Tables()
	tables, errs := make([]*assets.Strings, len(names)), make([]error, len(names))
	var coming sync.WaitGroup
	for n, name := range names {
		coming.Go(func() { tables[n], errs[n] = language.Load(ctx, came.code, name) })
	}
	coming.Wait()
	for n, name := range names {
		came.tables[name] = tables[n]
	}
	return came, cmp.Or(errs...)
}

// speak has all tables say what those say that came.
func (v *Words) speak(came wordsOf) {
	for name, words := range came.tables {
		if held := v.tables[name]; held != nil {
			held.Become(words)
		} else {
			v.tables[name] = words
		}
	}
	v.spoken = came.code
	v.call()
	language.Tell(v.spoken)
}

// NameOf tells what a language is called, with dots as long as its words are on their way.
func (v *Words) NameOf(words *assets.Strings, code string) string {
	name := language.Name(code)
	if code == "" {
		name = words.Text("settings.language.system", language.Name(v.system))
	}
	if v.coming.Busy() {
		name += " …"
	}
	return name
}

// hands is what the person does things with, as words speak of it.
type hands struct {
	pad     bool // a gamepad was used last
	bound   input.Bindings
	signs   map[string]string // of the gamepad's buttons, by the names of actions; nil for other devices
	wording string            // see [Words.Wording]
}

// Hold says what the person does things with, and reports whether words speak of other buttons now.
func (v *Words) Hold(pad bool, bound input.Bindings) (changed bool) {
	changed = pad != v.hands.pad || bound != v.hands.bound
	v.hands.pad, v.hands.bound = pad, bound
	if changed {
		v.call()
	}
	return changed
}

// call has all tables of words speak of the keys and buttons that there are.
func (v *Words) call() {
	house, h, device := v.tables["house"], &v.hands, ""
	if house == nil {
		return
	}
	names := keyNames(house, h.bound)
	if h.signs = nil; h.pad {
		device, h.signs = "pad", padSigns()
		maps.Copy(names, h.signs)
	}
	for _, words := range v.tables {
		words.Call(device, names)
	}
	h.wording = strings.Join([]string{v.spoken, device, string(h.bound)}, " ")
}

// Wording is what the words on the screen follow from, beside their keys: the language, and the keys or buttons of which they
// speak. Who keeps words makes them anew when it is another one.
func (v *Words) Wording() string { return v.hands.wording }

// Sign is the sign of the button of a gamepad that does what an action of that name does: see [input.Actions]. It is empty
// unless a gamepad was used last.
func (v *Words) Sign(action string) string { return v.hands.signs[action] }
