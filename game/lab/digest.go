package lab

import (
	"context"
	"crypto/sha256"
	"fmt"
	"io"

	"capital/game/terminal"
)

// Digest is the command that plays matches of all levels and prints one number of their records. Machines are compared by
// it.
func Digest(games []Game) terminal.Run { return perGame("lab digest", games, digestCommand) }

func digestCommand(g *Game) terminal.Run {
	return func(args []string, _ io.Reader, out, errOut io.Writer) int {
		c := terminal.NewFlags("lab digest", "[flags]", digestDescription(g), out, errOut)
		games := c.Int("games", 1000, "`number` of matches; they have the seeds 1, 2, 3, …")
		if code, goOn := c.Parse(args, 0, 0); !goOn {
			return code
		}
		if err := CheckGames(*games); err != nil {
			return c.Bad("-games: %v", err)
		}
		ctx, stop := terminal.UntilInterrupted()
		defer stop()
		sum, err := digest(ctx, g, *games)
		if err != nil {
			return c.Ended(err)
		}
		fmt.Fprintf(out, "%d matches, sha256 %x\n", *games, sum)
		return terminal.ExitOK
	}
}

func digestDescription(g *Game) string {
	text := "Plays matches of " + inWords(g.Least, g.Most) + " seats between mixtures of all levels and prints the SHA-256\n" +
		"of their records, which is the same on every machine."
	if g.Thinker != "" {
		text += " " + titled(g.Thinker) + "s think for a few samples instead of a time."
	}
	return text
}

// inWords lists numbers: "two, three and four".
func inWords(least, most int) string {
	words := [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}
	text := words[least]
	for n := least + 1; n < most; n++ {
		text += ", " + words[n]
	}
	if most > least {
		text += " and " + words[most]
	}
	return text
}

// digest is one number of the records of so many matches, in their order.
func digest(ctx context.Context, g *Game, games int) ([sha256.Size]byte, error) {
	all := sha256.New()
	err := Each(ctx, games, func(n int, o *Outcome) (err error) {
		*o, err = g.Play(ctx, mixedMatch(g, uint64(n+1)))
		return err
	}, func(_ int, o *Outcome) { io.WriteString(all, o.Text) })
	return [sha256.Size]byte(all.Sum(nil)), err
}

// mixedMatch is the match of a seed between a mixture of levels. Thinkers think for samples, and so do the same on every machine.
func mixedMatch(g *Game, seed uint64) *Match {
	match := NewMatch(seed, mixedLevels(g, seed), func(level string) string { return level })
	match.Limit = Limit{Samples: fewSamples(seed)}
	match.Keep = true
	return match
}

// mixedLevels are the levels of a match. The seeds go through all numbers of seats in turn. In the long run every mixture
// of levels comes as often as any other.
func mixedLevels(g *Game, seed uint64) []string {
	sizes, levels := uint64(g.Most-g.Least+1), uint64(len(g.Levels))
	mixture := seed / sizes * 211 // which has nothing in common with the number of levels: all seats change
	seats := make([]string, g.Least+int(seed%sizes))
	for s := range seats {
		seats[s] = g.Levels[mixture%levels]
		mixture /= levels
	}
	return seats
}

// fewSamples is how many samples thinkers take in the match of a seed. Mostly it is as few as thinking takes at all. Now
// and then it is enough for them to give options up.
func fewSamples(seed uint64) int {
	if seed%64 == 0 {
		return 16
	}
	return 1
}
