package lab

import (
	"context"
	"crypto/sha256"
	"fmt"
	"io"

	"capital/game/warsaw/ai"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// Digest plays matches of all levels and prints one number of their records, by which machines can be compared.
func Digest(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := newCommand("lab digest", "[flags]", "Plays matches of two, three and four seats between mixtures of all levels and prints the SHA-256\n"+
		"of their records, which is the same on every machine. Masters think for a few samples instead of a time.", out, errOut)
	games := c.Int("games", 1000, "`number` of matches; they have the seeds 1, 2, 3, …")
	if code, goOn := c.parse(args, 0, 0); !goOn {
		return code
	}
	if *games < 1 || *games > maxGames {
		return c.fail("-games: expected a number from 1 to %d, found %d", maxGames, *games)
	}
	ctx, stop := untilInterrupted()
	defer stop()
	sum, err := digest(ctx, *games)
	if err != nil {
		return c.failWith(err)
	}
	fmt.Fprintf(out, "%d matches, sha256 %x\n", *games, sum)
	return exitOK
}

// digest is one number of the records of so many matches, in their order.
func digest(ctx context.Context, games int) ([sha256.Size]byte, error) {
	all := sha256.New()
	texts := make([]string, batch)
	for start := 0; start < games; start += batch {
		n := min(batch, games-start)
		err := onAllCores(ctx, n, func(i int) (err error) {
			texts[i], err = playMixed(uint64(start + i + 1))
			return err
		})
		if err != nil {
			return [sha256.Size]byte{}, err
		}
		for _, text := range texts[:n] {
			io.WriteString(all, text)
		}
	}
	return [sha256.Size]byte(all.Sum(nil)), nil
}

// playMixed plays the match of a seed between a mixture of levels and returns its record.
func playMixed(seed uint64) (string, error) {
	played := warsaw.Record{Seed: seed}
	var players []ai.Player
	for seat, level := range mixedLevels(seed) {
		player, err := newPlayer(level, playerSeed(seed, seat), fewSamples(seed))
		if err != nil {
			return "", err
		}
		players = append(players, player)
		played.Seats = append(played.Seats, record.Seat{Player: level, Name: level})
	}
	m := warsaw.NewMatch(len(players), seed, nil)
	for !m.Over() {
		for seat, player := range players {
			if m.Owes(seat) == warsaw.NoDecision {
				continue
			}
			view := m.View(seat)
			action := player.Choose(&view)
			if reason := m.Apply(seat, action, nil); !reason.OK() {
				return "", fmt.Errorf("seed %d: seat %d can't %v: %v", seed, seat+1, action, reason)
			}
			played.Actions = append(played.Actions, warsaw.Move{Seat: seat, Action: action})
		}
	}
	return warsaw.Rules().Text(&played, &m), nil
}

// mixedLevels are the levels of a match: of following seeds two, three and four seats
// in turn, and in the long run every mixture of levels as often as any other.
func mixedLevels(seed uint64) []string {
	all := levels()
	mixture := seed / 3 * 211 // which has nothing in common with the number of levels: all seats change
	seats := make([]string, 2+seed%3)
	for s := range seats {
		seats[s] = all[mixture%uint64(len(all))]
		mixture /= uint64(len(all))
	}
	return seats
}

// fewSamples is how long masters think in the match of a seed: mostly no longer than it
// takes to think at all, now and then until they begin to give options up.
func fewSamples(seed uint64) int {
	if seed%64 == 0 {
		return 16
	}
	return 1
}

// newPlayer makes a player of the level; a master thinks for so many samples, and so
// does the same on every machine.
func newPlayer(level string, seed uint64, samples int) (ai.Player, error) {
	player, err := ai.New(level, seed)
	return ai.Within(ai.Limit{Samples: samples}, player), err
}
