package language

import (
	"context"
	"testing"

	"capital/assets"
)

func TestFirstKnownLanguageIsTaken(t *testing.T) {
	for _, test := range []struct {
		want string
		tags []string
	}{
		{"pl", []string{"pl-PL", "en-GB"}},
		{"pl", []string{"pl_PL.UTF-8"}},
		{"de", []string{"ja", "DE_at@euro", "pl"}},
		{"de", []string{"de"}},
		{"en", []string{"C", "plt"}},
		{"en", nil},
	} {
		if got := first(test.tags); got != test.want {
			t.Errorf("%v: %s, not %s", test.tags, got, test.want)
		}
	}
	if !Known(OfSystem()) {
		t.Errorf("the system's is %q", OfSystem())
	}
}

func TestLanguagesAreLoaded(t *testing.T) {
	for _, l := range assets.Languages() {
		words, err := Load(context.Background(), l.Code, "house")
		if err != nil || !words.Has("settings.title") {
			t.Errorf("%s: %v", l.Code, err)
		}
		if Name(l.Code) != l.Name {
			t.Errorf("%s is called %s", l.Code, Name(l.Code))
		}
	}
	if _, err := Load(context.Background(), "xx", "house"); err == nil {
		t.Error("a language loads that there is not")
	}
}
