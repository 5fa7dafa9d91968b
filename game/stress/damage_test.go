package stress

import (
	"errors"
	"regexp"
	"strings"
	"testing"

	"capital/game/stress/stresstest"
	"capital/game/testscope"
)

func TestDamagedFiles(t *testing.T) {
	stresstest.Damage(t, newGame().Damage, testscope.Count(1000, 10_000), "records", "saves", "settings")
}

// sink keeps what a reader allocates.
var sink []byte

// Readers of records that do not bear damage are noticed.
func TestDamageNoticesWhatBreaks(t *testing.T) {
	g := newGame()
	original, comment := g.RandomRecords(1)[0], regexp.MustCompile("#.*")
	anything := func(string, string) error { return nil }
	for want, sort := range map[string]Damageable{
		ErrMeansElse.Error(): {Read: OfText(func(string) (string, error) { return original, nil }), Check: g.checkRecord},
		"a line of ":         {Read: OfText(func(text string) (string, error) { return g.rewrite(comment.ReplaceAllString(text, "")) }), Check: g.checkRecord},
		"panic: no":          {Read: OfText(func(string) (string, error) { panic("no") })},
		"bytes were needed": {Read: OfText(func(string) (string, error) {
			sink = make([]byte, mostMemory+1)
			return "", errors.New("no")
		})},
		"written anew it means something else": {Read: OfText(func(text string) (string, error) { return text + "\n", nil }), Check: anything},
	} {
		sort.Name, sort.File, sort.Originals = "records", "damaged.capital", g.RandomRecords
		if _, err := newDamage(1, []Damageable{sort}).run(t.Context(), 1000); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("found %v instead of %q", err, want)
		}
	}
}
