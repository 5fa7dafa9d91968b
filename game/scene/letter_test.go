//go:build !js

package scene

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"capital/assets"
	"capital/game/drive"
	"capital/game/letter"
	"capital/game/play"
	"capital/game/session"
	"capital/game/store"
	"capital/input"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// apart is a match of two people at different places and a computer player.
func apart(seed uint64) Config {
	return Config{Seed: seed, ByLetter: true, TakeBacks: record.TakeBacksUntilRevealed, Seats: []record.Seat{
		{Player: session.Person, Name: "Ala"}, {Player: recordtest.Planner, Name: "Bo"}, {Player: session.Person, Name: "Celina"},
	}}
}

// apartText is the record of such a match after so many moves, or at its end.
func apartText(t *testing.T, seed uint64, moves int) string {
	t.Helper()
	rules, r := recordtest.Rules(), recordOf[recordtest.Action](apart(seed))
	m, err := rules.Play(&r, func(m *recordtest.Match, seat int) (recordtest.Action, error) { return rules.Legal(m, seat)[0], nil }, nil)
	if err != nil {
		t.Fatal(err)
	}
	if moves < len(r.Actions) {
		r.Actions = r.Actions[:moves]
		if m, err = rules.Replay(&r, nil); err != nil {
			t.Fatal(err)
		}
	}
	return rules.Text(&r, &m)
}

const wholeMatch = 1 << 20

// apartFile is the file of such a match.
func apartFile(seed uint64) string {
	config := apart(seed)
	return letterFile("bidding", seed, config.Seats, config.Options)
}

// keepApart lays such a match into a folder, played at a seat on a day, of which others have so many moves.
func keepApart(t *testing.T, app *App, seed uint64, moves, seat, sent int) (kept string) {
	t.Helper()
	kept = dated(apartText(t, seed, moves)+session.Here{Seat: seat, Sent: sent}.String(), time.Date(2026, 11, 20, 19, 30, 0, 0, time.Local))
	if err := app.Store.Save(apartFile(seed), []byte(kept)); err != nil {
		t.Fatal(err)
	}
	return kept
}

// TestLettersAreListed with whose turn it is and which seat is played here, among the matches that run; each goes on from there, and
// from its cover one comes back.
func TestLettersAreListed(t *testing.T) {
	for _, where := range []struct {
		moves, seat, sent int
		says              string
	}{
		{1, 0, 0, "By letter: to be sent on to Celina"},
		{1, 0, 1, "By letter: the turn of Celina"},
		{1, 2, 1, "By letter: your turn"},
		{wholeMatch, 2, 0, "By letter: the end is yet to be sent"},
	} {
		folder := t.TempDir()
		app := filesApp(t, folder)
		newTitle(app)
		left(t, app, 3)
		kept := keepApart(t, app, 7, where.moves, where.seat, where.sent)
		s := matchesOn(t, app)
		if got := seedsOf(s); !slices.Equal(got, []uint64{3, 7}) {
			t.Fatalf("listed are %v", got)
		}
		row := s.row(1)
		said, over := row.spoken(app), where.moves == wholeMatch
		own := []string{"Ala", "", "Celina"}[where.seat] + " (you)"
		if !strings.Contains(said, where.says) || !strings.Contains(said, own) || !strings.Contains(said, "20 November") {
			t.Errorf("it says %q", said)
		}
		if row.is(whichRunning) == over || !s.part(1, rowShare).Hidden != over || s.part(1, rowOpen).Label != app.Strings.Text("matches.go-on") {
			t.Errorf("%q is listed as another match", said)
		}
		press(app, s, s.part(1, rowOpen))
		if !over {
			cover, ok := app.Shown().(*letterCover)
			if !ok {
				t.Fatalf("it leads to %T", app.Shown())
			}
			whole(t, app, input.Intent{Kind: input.Cancel})
			if _, ok := app.Shown().(*matchesScreen); !ok {
				t.Errorf("from the cover one comes back to %T", app.Shown())
			}
			cover.open()
		}
		_, played, _ := strings.Cut(tableOf(t, app).record(), "\ngame") // which program wrote it is another thing
		if table := tableOf(t, app); !strings.Contains(kept, "\ngame"+played) || !table.session.IsPerson(where.seat) || table.session.People() != 1 {
			t.Errorf("it goes on with\n%s", table.record())
		}
		app.EndMatch()
	}
}

// TestALetterIsDeletedAndComesBack as another match does; where it came again meanwhile, neither is lost.
func TestALetterIsDeletedAndComesBack(t *testing.T) {
	folder := t.TempDir()
	app := filesApp(t, folder)
	newTitle(app)
	kept := keepApart(t, app, 7, 1, 0, 1)
	s := matchesOn(t, app)
	for range 2 {
		press(app, s, s.part(0, rowDelete))
		if _, err := app.Store.Load(apartFile(7)); err == nil || len(s.shown) != 0 {
			t.Fatal("it is still there")
		}
		press(app, s, &s.Widgets.Widgets[matchesBringBack])
		if data, err := app.Store.Load(apartFile(7)); err != nil || string(data) != kept || len(s.shown) != 1 {
			t.Fatalf("brought back is %q, %v", data, err)
		}
	}
	press(app, s, s.part(0, rowDelete))
	again := keepApart(t, app, 7, 1, 2, 1)
	app.toast.Words = ""
	press(app, s, &s.Widgets.Widgets[matchesBringBack])
	if app.toast.Words != "This match by letter is here already." {
		t.Errorf("it says %q", app.toast.Words)
	}
	if got := recordsIn(t, folder); !slices.Contains(got, kept) || !slices.Contains(got, again) {
		t.Errorf("there is %q", got)
	}
}

// TestALetterThatIsOverIsAmongTheFinished once others know its end, under the day of its last move. A program that was killed on
// the way leaves it twice: it is listed and counted once all the same, for the seat that was played here.
func TestALetterThatIsOverIsAmongTheFinished(t *testing.T) {
	const finished = "finished/2026-11-20-bidding-7.txt"
	for _, killed := range []string{"", "before", "between"} {
		for _, lists := range []bool{true, false} {
			folder := t.TempDir()
			app := filesApp(t, folder)
			newTitle(app)
			kept := keepApart(t, app, 7, wholeMatch, 2, wholeMatch)
			switch killed {
			case "":
				app.LetterOver(apartText(t, 7, wholeMatch))
			case "between":
				if err := os.MkdirAll(filepath.Join(folder, "finished"), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(filepath.Join(folder, finished), []byte(kept), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if lists {
				s := matchesOn(t, app)
				if len(s.shown) != 1 || s.row(0).Path != finished || !s.row(0).is(whichOver) || !strings.Contains(s.row(0).spoken(app), "Celina (you)") {
					t.Fatalf("killed %s: listed is %+v", killed, s.all)
				}
				press(app, s, s.part(0, rowShare))
				if text, ok := letter.OfText(s.row(0).sharedText(kept)); !ok || text != apartText(t, 7, wholeMatch) {
					t.Errorf("shared is\n%s", text)
				}
			}
			h, err := app.ReadHistory(context.Background())
			if err != nil || len(h.Matches) != 1 {
				t.Fatalf("killed %s: counted are %+v, %v", killed, h.Matches, err)
			}
			found, _ := app.cabinet.open.Read(kept)
			m := h.Matches[0]
			if m.Points != found.Outcomes[2].Points || m.Date() != "2026-11-20" || !slices.Equal(m.Rivals, []string{play.People, recordtest.Planner}) {
				t.Errorf("counted is %+v", m)
			}
			if got := recordsIn(t, folder); !slices.Equal(got, []string{kept}) {
				t.Errorf("killed %s: there is %q", killed, got)
			}
			app.OpenMatch(letter.Text(apartText(t, 7, 1)))
			if app.toast.Words != app.Strings.Text("letter.ended") {
				t.Errorf("of an old letter it says %q", app.toast.Words)
			}
		}
	}
}

// TestALetterWhoseEndIsNotSentIsCounted and stays where it can be sent on, until it is shared.
func TestALetterWhoseEndIsNotSentIsCounted(t *testing.T) {
	folder := t.TempDir()
	app := filesApp(t, folder)
	newTitle(app)
	kept := keepApart(t, app, 7, wholeMatch, 2, 1)
	h, err := app.ReadHistory(context.Background())
	if err != nil || len(h.Matches) != 1 || h.Matches[0].Date() != "2026-11-20" {
		t.Fatalf("counted are %+v, %v", h.Matches, err)
	}
	seen := ""
	app.cabinet.open.LookBack = func(text string, _ int) error { seen = text; return nil }
	if !app.LookBackAt(h.Matches[0], 0, nil) || seen != kept {
		t.Errorf("looked back at is %q", seen)
	}
	if _, seat, _ := app.ownRecord(h.Matches[0]); seat != 2 {
		t.Errorf("seat %d is the person's own", seat)
	}
	s := matchesOn(t, app)
	if !s.row(0).letter() {
		t.Fatal("it is sent on")
	}
	press(app, s, s.part(0, rowShare))
	whole(t, app, input.Intent{Kind: input.Confirm}) // the file is kept
	if _, err := app.Store.Load(apartFile(7)); err == nil {
		t.Error("it stays where it was played")
	}
	whole(t, app, input.Intent{Kind: input.Cancel})
	listedAll(t, app, s)
	if len(s.shown) != 1 || s.row(0).Shelf() != store.Over {
		t.Errorf("listed is %+v", s.all)
	}
}

// TestHowALetterGoesOnHasRoom in all languages, wherever it is sent from: it is as large as other words, on the smallest screens.
func TestHowALetterGoesOnHasRoom(t *testing.T) {
	app := quickApp(t)
	for _, size := range [][2]float64{{640, 400}, {360, 640}} {
		for _, language := range assets.Languages() {
			for _, percent := range []int{100, 200} {
				settings := app.Settings()
				settings.Language, settings.TextSize = language.Code, percent
				app.SetSettings(settings)
				drive.Until(t, "it speaks "+language.Code, func() bool { followLanguage(app); return app.Language() == language.Code })
				app.Resize(size[0], size[1])
				for _, way := range []string{"", ".text", ".file"} {
					for key, choices := range map[string]int{"letter.send.line": 5, "letter.sent.line": 4, "letter.send.over.line": 3} {
						p := planMenu(app, choices, false, app.Strings.Text(key+way, "Żaneta Wiśniewska"))
						if large := menuLine * p.scale; large < 14 {
							t.Errorf("%s%s in %s at %v, text %d: %.1f", key, way, language.Code, size, percent, large)
						}
					}
				}
			}
		}
	}
}
