//go:build !js

package about

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"capital/assets"
	"capital/audio"
	"capital/game/about"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/game/testscope"
	"capital/input"
)

func TestMain(m *testing.M) { drive.Main(m) }

func testApp(t *testing.T, language string) *scene.App {
	t.Helper()
	app, err := scene.NewApp(scene.Settings{Speed: 1, TextSize: 100, Language: language}, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(1.0 / 60)
	return app
}

// opened is the screen once the licences are there.
func opened(t *testing.T, app *scene.App, licences func(context.Context) (string, error)) *screen {
	t.Helper()
	s := open(app, func() scene.Scene { return nil }, licences)
	drive.Until(t, "the licences are there", func() bool {
		s.Update(app, nil)
		return !s.coming.Busy()
	})
	return s
}

func here(context.Context) (string, error) { return assets.Licences(), nil }

// Every part has a page with a short title and all words of its licence.
func TestEveryPartHasItsPage(t *testing.T) {
	app := testApp(t, "")
	parts := partsOf(assets.Licences())
	if heads := strings.Count(assets.Licences(), "\n"+strings.Repeat("=", 80)+"\n") + 1; len(parts) != heads || heads < 10 {
		t.Fatalf("%d parts of %d are told", len(parts), heads)
	}
	c := contents{words: app.Strings, parts: parts}
	for _, complaint := range c.book().Complaints(0) {
		t.Error(complaint)
	}
	all := ""
	for n, p := range parts {
		topic := fmt.Sprint(topicPart, n)
		if title := c.title(topic); title == "" || len(title) > 24 || strings.ContainsAny(title, "()") {
			t.Errorf("%s is called %q", p.name, title)
		}
		if p.licence == "" || strings.Contains(p.licence, " ") {
			t.Errorf("%s is under %q", p.name, p.licence)
		}
		all += p.name + " " + p.licence + " " + c.extra(topic).Text + " "
	}
	words := strings.FieldsFunc(strings.NewReplacer("(", " ", ")", " ").Replace(assets.Licences()), func(r rune) bool { return r <= ' ' })
	kept := strings.Fields(strings.NewReplacer("(", " ", ")", " ").Replace(all))
	for n := 0; n < len(kept); n++ {
		for len(words) > 0 && strings.Trim(words[0], "-=*_") == "" {
			words = words[1:]
		}
		if strings.Trim(kept[n], "-=*_") == "" {
			continue
		}
		if len(words) == 0 || words[0] != kept[n] {
			t.Fatalf("the words after %q are not those of the licences: %q", strings.Join(kept[max(n-8, 0):n], " "), kept[n])
		}
		words = words[1:]
	}
	if len(words) > 0 {
		t.Errorf("%q is missing", words)
	}
}

func TestTheVersionIsTold(t *testing.T) {
	app := testApp(t, "")
	for want, build := range map[string]about.Program{
		"Version " + about.Release + " · built from source":                       {},
		"Version " + about.Release + " · commit 0123456789ab":                     {Version: about.Release, Commit: "0123456789abcdef"},
		"Version " + about.Release + " · built from source · commit ab12-changed": {Commit: "ab12", Changed: true},
	} {
		if got := (contents{words: app.Strings, build: build}).version(); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// Keys and wheel go through it, and the way back leads out.
func TestItIsReadAndLeft(t *testing.T) {
	app := testApp(t, "")
	s := opened(t, app, here)
	if s.Topic() != topicProgram {
		t.Fatalf("it opens at %q", s.Topic())
	}
	s.Update(app, []input.Intent{{Kind: input.Navigate, DX: 1}})
	if s.Topic() != topicPart+"0" {
		t.Errorf("to the right lies %q", s.Topic())
	}
	left := false
	s.back = func() scene.Scene { left = true; return s }
	s.fill(app, "", nil)
	s.Update(app, []input.Intent{{Kind: input.Cancel}})
	if !left {
		t.Error("it can't be left")
	}
}

// What it shows is said: its own name, the version, and each part with its licence, word for word.
func TestItIsSaid(t *testing.T) {
	app := testApp(t, "")
	s := opened(t, app, here)
	said := s.Spoken(app)
	for _, want := range []string{app.Strings.Text("about.title"), "Version " + about.Release} {
		if !strings.Contains(said.Place+said.Prompt, want) {
			t.Errorf("it does not say %q: %q %q", want, said.Place, said.Prompt)
		}
	}
	s.Update(app, []input.Intent{{Kind: input.Navigate, DX: 1}})
	p := partsOf(assets.Licences())[0]
	if said := s.Spoken(app).Prompt; !strings.Contains(said, p.licence) || len(said) < len(p.text)*9/10 {
		t.Errorf("of %s it says %q", p.name, said)
	}
}

func TestLicencesThatDoNotComeAreMissedOnce(t *testing.T) {
	app := testApp(t, "")
	s := opened(t, app, func(context.Context) (string, error) { return "", errors.New("no connection") })
	if s.Topic() != topicProgram {
		t.Errorf("it is open at %q", s.Topic())
	}
}

// TestPictures keeps pictures of the screen in all languages and text sizes.
func TestPictures(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, language := range []string{"", "pl", "de"} {
		for _, look := range []struct {
			name          string
			width, height float64
			percent       int
			topic         string
		}{
			{"program", 1280, 720, 100, ""}, {"fonts", 1280, 720, 100, topicPart + "1"}, {"ebiten", 960, 600, 75, topicPart + "8"},
			{"upright", 810, 1080, 100, ""}, {"large", 1280, 720, 200, ""}, {"wide", 2560, 1440, 150, topicPart + "0"},
		} {
			app := testApp(t, language)
			settings := app.Settings()
			settings.TextSize = look.percent
			app.SetSettings(settings)
			app.Resize(look.width, look.height)
			s := opened(t, app, here)
			s.fill(app, look.topic, partsOf(assets.Licences()))
			app.ShowAtOnce(s)
			s.Update(app, nil)
			drive.Keep(t, fmt.Sprintf("about-%s%s", look.name, language), drive.Drawn(look.width, look.height, app.Draw))
		}
	}
}
