package ai

import (
	"bytes"
	"strings"
	"testing"
)

func TestLearnedWeightsFit(t *testing.T) {
	w, err := DecodeWeights(learned)
	if err != nil {
		t.Fatalf("%v: learn them anew with \"capital lab learn -game expo -out game/expo/ai/architect.weights\"", err)
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
		"other rules":      bytes.Replace(good, []byte("rules "), []byte("rules 0"), 1),
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
