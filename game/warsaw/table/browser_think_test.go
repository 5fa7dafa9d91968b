//go:build !js

package table

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"capital/game/drive"
	"capital/game/session"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// workersWatched runs in the page before anything else: what is asked of Web Workers and what they answer is kept.
const workersWatched = `
	globalThis.workersSeen = { started: 0, pending: 0, answers: [] };
	globalThis.Worker = class extends Worker {
		constructor(...what) {
			super(...what);
			workersSeen.started++;
			this.addEventListener("message", (event) => {
				if (!this.job) return;
				workersSeen.pending--;
				workersSeen.answers.push({
					Seat: this.job.Seat, Milliseconds: performance.now() - this.began, Answer: JSON.parse(event.data), Job: JSON.stringify(this.job),
				});
				this.job = undefined;
			});
		}
		postMessage(what) {
			if (typeof what === "string") {
				workersSeen.pending++;
				this.job = JSON.parse(what);
				this.began = performance.now();
			}
			super.postMessage(what);
		}
		terminate() {
			if (this.job) workersSeen.pending--;
			super.terminate();
		}
	};`

// heard is an answer of a Web Worker.
type heard struct {
	Seat         int
	Milliseconds float64 // since it was asked
	Answer       struct{ Answer warsaw.Action }
}

// againstMasters opens a match of one person against one or two masters at the table.
func againstMasters(t testing.TB, masters int, options drive.PageOptions) *drive.Page {
	t.Helper()
	seats := []record.Seat{person("Zofia"), {Player: ai.Master, Name: "Sawa"}, {Player: ai.Master, Name: "Wars"}}
	record := warsaw.Record{Seed: 12, Seats: seats[:1+masters]}
	text, err := json.Marshal(recordText(&record))
	if err != nil {
		t.Fatal(err)
	}
	options.Broken = prepared + fmt.Sprintf("try { localStorage.setItem(%q, %s); } catch (refused) {}", "capital/"+matchFile, text) + options.Broken
	p := drive.Open(t, options)
	p.WaitRunning()
	p.Key(kb.Enter) // Continue is the main button where a match is saved
	return p
}

// playedSoFar is the match as the browser keeps it.
func playedSoFar(t testing.TB, p *drive.Page) (warsaw.Record, warsaw.Match) {
	t.Helper()
	record, m, err := warsaw.ReadRecord(p.Ask(fmt.Sprintf("localStorage.getItem(%q)", "capital/"+matchFile)))
	if err != nil {
		t.Fatal(err)
	}
	return record, m
}

// computerOwes reports whether a computer player owes a decision.
func computerOwes(record *warsaw.Record, m *warsaw.Match) bool {
	for seat, who := range record.Seats {
		if who.Player != session.Person && m.Owes(seat) != warsaw.NoDecision {
			return true
		}
	}
	return false
}

// movesOfSeat is what a seat did.
func movesOfSeat(record *warsaw.Record, seat int) (moves []warsaw.Action) {
	for _, move := range record.Actions {
		if move.Seat == seat {
			moves = append(moves, move.Action)
		}
	}
	return moves
}

// goOn has the person at seat 0 do what is proposed, which also goes on from banners, until every master has done so many moves and owes nothing.
func goOn(t testing.TB, p *drive.Page, moves int) warsaw.Record {
	t.Helper()
	var record warsaw.Record
	drive.Until(t, "the match goes on", func() bool {
		var m warsaw.Match
		record, m = playedSoFar(t, p)
		if min(len(movesOfSeat(&record, 1)), len(movesOfSeat(&record, 2))) >= moves && !computerOwes(&record, &m) {
			return true
		}
		p.Key(kb.Enter)
		return false
	})
	return record
}

func TestMastersThinkInWebWorkers(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	p := againstMasters(t, 2, drive.PageOptions{Broken: workersWatched})
	record := goOn(t, p, testscope.Count(1, 2))
	var answers []heard
	if err := json.Unmarshal([]byte(p.Ask("JSON.stringify(workersSeen.answers)")), &answers); err != nil {
		t.Fatal(err)
	}
	for seat := 1; seat <= 2; seat++ {
		var chosen []warsaw.Action
		for _, answer := range answers {
			if answer.Seat == seat {
				chosen = append(chosen, answer.Answer.Answer)
			}
		}
		if moves := movesOfSeat(&record, seat); !slices.Equal(moves, chosen) {
			t.Errorf("seat %d did %v; from workers came %v", seat+1, moves, chosen)
		}
	}
}

// A master that thinks alone has all workers that a browser with more cores has, each with samples of its own.
func TestWorkersThinkTogetherInABrowser(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	cores := `Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 4 });`
	p := againstMasters(t, 1, drive.PageOptions{Broken: workersWatched + cores})
	drive.Until(t, "three workers think about one decision", func() bool {
		p.Key(kb.Enter)
		return p.Ask(`JSON.stringify(workersSeen.answers.some(({Job}) => {
			const job = JSON.parse(Job);
			return job.Task === "part" && job.First === 2 << 20;
		}))`) == "true"
	})
	var wrong []string
	if err := json.Unmarshal([]byte(p.Ask("JSON.stringify(workersSeen.answers.map(({Answer}) => Answer.Error).filter((e) => e))")), &wrong); err != nil || len(wrong) > 0 {
		t.Errorf("workers answer %q, %v", wrong, err)
	}
	record, m := playedSoFar(t, p)
	before := len(movesOfSeat(&record, 1))
	drive.Until(t, "the match goes on", func() bool {
		p.Key(kb.Enter)
		record, m = playedSoFar(t, p)
		return m.Over() || len(movesOfSeat(&record, 1)) > before+1
	})
}

func TestMastersThinkInThePageWithoutWebWorkers(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	ways := []struct{ name, broken string }{
		{"none", "delete globalThis.Worker"},
		{"breaks off", `globalThis.Worker = class extends Worker {
			postMessage(what) {
				if (typeof what === "string") this.onmessage({ data: null }); else super.postMessage(what);
			}
		}`},
		{"missing", `globalThis.Worker = class extends Worker { constructor() { super("missing.js"); } }`},
	}
	for _, way := range testscope.First(2, ways) {
		t.Run(way.name, func(t *testing.T) {
			goOn(t, againstMasters(t, 2, drive.PageOptions{Broken: way.broken}), 2)
		})
	}
}
