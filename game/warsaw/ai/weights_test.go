package ai

import (
	"bytes"
	"strings"
	"testing"

	"capital/rules/warsaw"
)

func TestLearnedWeightsFit(t *testing.T) {
	w, err := DecodeWeights(learned)
	if err != nil {
		t.Fatalf("%v: learn them anew with \"capital lab learn -out game/warsaw/ai/architect.weights\"", err)
	}
	if !bytes.Equal(w.Encode(), learned) {
		t.Error("weights that were read are written otherwise")
	}
}

func TestWeightsThatDoNotFitAreRefused(t *testing.T) {
	good := new(Weights).Encode()
	for what, data := range map[string][]byte{
		"nothing":          nil,
		"another version":  bytes.Replace(good, []byte("architect "), []byte("architect 1"), 1),
		"other tiles":      bytes.Replace(good, []byte("tiles "), []byte("tiles 0"), 1),
		"other features":   bytes.Replace(good, []byte(" features"), []byte("0 features"), 1),
		"a missing weight": good[:len(good)-2],
		"one too many":     append(append([]byte{}, good...), 0, 0),
		"no weights":       good[:strings.IndexByte(string(good), '\n')+1],
		"no line":          []byte(strings.Repeat("x", len(good))),
	} {
		if w, err := DecodeWeights(data); err == nil || w != nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", what, err)
		}
	}
	if _, err := DecodeWeights(good); err != nil {
		t.Error(err)
	}
}

// What is asked of a value function before changes nothing.
func TestValuesAreTheSameInAnyOrder(t *testing.T) {
	w, err := learnedWeights()
	if err != nil {
		t.Fatal(err)
	}
	play(t, 3, 1, makePlayers(t, Builder), each(func(_ *warsaw.Match, v *warsaw.View) {
		value := newArchitectValue(w, &v.Table, v.Seat(), StageOf(v))
		var buf [maxActions]warsaw.Action
		if v.Owes(v.Seat()) == warsaw.DecidePick {
			return
		}
		for _, a := range v.Legal(false, buf[:0]) {
			then := after(v, a)
			seen, vp := Foresee(v, a)
			want := 1000*int64(vp) + 200*int64(then.Coins)
			if stage := StageOf(v); stage < Stages {
				want = 1000*int64(vp) + w.At(3).Value(stage, &seen)
			}
			if got := value.of(&then); got != want {
				t.Fatalf("%v: %d instead of %d", a, got, want)
			}
		}
	}))
}
