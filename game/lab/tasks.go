package lab

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"capital/game/ladder"
	"capital/game/store"
	"capital/game/terminal"
	"capital/rules/record"
)

// Tasks is the command that tells how often players of each level do a task of a ladder of challenges, deal by deal.
func Tasks(games []Game) terminal.Run { return perGame("lab tasks", games, tasksCommand) }

// tasks is what the flags of the command ask for.
type tasks struct {
	game    *Game
	task    ladder.Task
	rivals  string
	options []record.Option
	games   int
	seed    uint64
	levels  string
	tries   int
	limit   Limit
	hard    bool
	ladder  bool
	only    int
	folder  string
	json    bool
}

// dealReport is how often each level did the task of a deal.
type dealReport struct {
	Rung   int           `json:"rung,omitempty"`
	Seed   uint64        `json:"seed"`
	Levels []levelReport `json:"levels"`
}

// levelReport is how often one level did it.
type levelReport struct {
	Level string `json:"level"`
	Tries int    `json:"tries"`
	Done  int    `json:"done"`
	Best  int    `json:"best"` // points of all tries
}

func tasksCommand(g *Game) terminal.Run {
	return func(args []string, _ io.Reader, out, errOut io.Writer) int {
		c := terminal.NewFlags("lab tasks", "[flags]", "Has players of each level try a task from the first seat of many deals, and tells on which deals each does it how\n"+
			"often. With -ladder these are the rungs of the game's ladder of challenges.", out, errOut)
		t := newTasks(g, c)
		if code, goOn := c.Parse(args, 0, 0); !goOn {
			return code
		}
		if err := t.check(); err != nil {
			return c.Bad("%v", err)
		}
		ctx, stop := terminal.UntilInterrupted()
		defer stop()
		reports, err := t.play(ctx)
		if err != nil {
			return c.Ended(err)
		}
		return c.Print(t.json, reports, func(out io.Writer) { writeTasks(out, reports) })
	}
}

// newTasks adds the flags of the command.
func newTasks(g *Game, c *terminal.Flags) *tasks {
	t := &tasks{game: g}
	c.BoolVar(&t.task.Win, "win", false, "the task: to win")
	c.IntVar(&t.task.Lead, "lead", 0, "the task: to win with at least so many `points` more than the next")
	c.IntVar(&t.task.Points, "points", 0, "the task: to have at least so many `points`")
	c.StringVar(&t.task.Goal, "goal", "", "the task: to reach the `goal` "+strings.Join(g.Goals, ", "))
	c.StringVar(&t.rivals, "rivals", strings.Join(g.Usual[1:], ","), "`levels` of the other seats, apart by commas; \"\" for none")
	optionFlag(c, &t.options)
	c.IntVar(&t.games, "games", 10, "`number` of deals")
	c.Uint64Var(&t.seed, "seed", 1, "`seed` of the first deal; each has one more than the last")
	c.StringVar(&t.levels, "levels", strings.Join(g.tryingLevels(), ","), "`levels` that try, apart by commas")
	c.IntVar(&t.tries, "tries", 1, "`number` of tries of each level")
	c.IntVar(&t.limit.Samples, "samples", 8, "samples that who thinks takes a decision, at most; with 0 it thinks for its `time`")
	c.BoolVar(&t.hard, "hard", false, "have who thinks try only the deals on which no other level did it, and list only those")
	c.BoolVar(&t.ladder, "ladder", false, "try the rungs of the ladder instead")
	c.IntVar(&t.only, "rung", 0, "try only the rung of this `number`")
	c.StringVar(&t.folder, "out", "", "`folder` for the record of the first match of each deal in which the last of the levels did it")
	c.BoolVar(&t.json, "json", false, "print it as JSON")
	return t
}

// tryingLevels are the levels but for the one that plays by chance alone.
func (g *Game) tryingLevels() []string {
	return slices.DeleteFunc(slices.Clone(g.Levels), func(level string) bool { return level == "random" })
}

// check returns what is wrong with the flags.
func (t *tasks) check() error {
	for _, level := range t.tried() {
		if err := t.game.CheckLevel(level); err != nil {
			return fmt.Errorf("-levels: %w", err)
		}
		if err := t.game.CheckLevels(append([]string{level}, t.others()...)); err != nil {
			return fmt.Errorf("-rivals: %w", err)
		}
	}
	switch {
	case CheckGames(t.games) != nil:
		return fmt.Errorf("-games: %w", CheckGames(t.games))
	case CheckGames(t.tries) != nil:
		return fmt.Errorf("-tries: %w", CheckGames(t.tries))
	case t.limit.Samples < 0:
		return fmt.Errorf("-samples: expected 0 or more, found %d", t.limit.Samples)
	case t.only < 0 || t.only > len(t.game.Challenges):
		return fmt.Errorf("-rung: expected 1 to %d, found %d", len(t.game.Challenges), t.only)
	case t.task.Goal != "" && !slices.Contains(t.game.Goals, t.task.Goal):
		return fmt.Errorf("-goal: no goal is called %s: expected %s", terminal.Quote(t.task.Goal), strings.Join(t.game.Goals, ", "))
	case t.task.Lead < 0 || t.task.Points < 0:
		return fmt.Errorf("-lead, -points: expected 0 or more")
	case t.task == ladder.Task{} && !t.ladder && t.only == 0:
		return fmt.Errorf("-win, -lead, -points, -goal, -ladder: expected one of them")
	}
	if t.folder != "" {
		if err := os.MkdirAll(t.folder, 0o755); err != nil {
			return fmt.Errorf("-out: %w", err)
		}
	}
	return nil
}

// tried are the levels that try.
func (t *tasks) tried() []string {
	levels := strings.Split(t.levels, ",")
	if n := slices.Index(levels, t.game.Thinker); n >= 0 { // it comes last: there may be little left for it
		levels = append(slices.Delete(levels, n, n+1), t.game.Thinker)
	}
	return levels
}

// others are the levels of the other seats.
func (t *tasks) others() []string {
	if t.rivals == "" {
		return nil
	}
	return strings.Split(t.rivals, ",")
}

// rungs are what is to be tried.
func (t *tasks) rungs() (rungs []ladder.Rung) {
	switch {
	case t.only > 0:
		return t.game.Challenges[t.only-1 : t.only]
	case t.ladder:
		return t.game.Challenges
	}
	for n := range t.games {
		rungs = append(rungs, ladder.Rung{Seed: t.seed + uint64(n), Rivals: t.others(), Options: t.options, Task: t.task})
	}
	return rungs
}

// play tries everything.
func (t *tasks) play(ctx context.Context) ([]dealReport, error) {
	rungs := t.rungs()
	reports := make([]dealReport, len(rungs))
	for n := range rungs {
		reports[n] = dealReport{Seed: rungs[n].Seed}
		if t.ladder || t.only > 0 {
			reports[n].Rung = max(t.only, n+1)
		}
	}
	for _, level := range t.tried() {
		if t.hard && level == t.game.Thinker {
			rungs, reports = undone(rungs, reports)
		}
		found := make([]levelReport, len(rungs))
		err := OnAllCores(ctx, len(rungs), func(n int) (err error) {
			found[n], err = t.try(ctx, &rungs[n], level)
			return err
		})
		if err != nil {
			return nil, err
		}
		for n := range reports {
			reports[n].Levels = append(reports[n].Levels, found[n])
		}
	}
	return reports, nil
}

// undone are the rungs whose task nobody did so far.
func undone(rungs []ladder.Rung, reports []dealReport) (left []ladder.Rung, of []dealReport) {
	for n := range reports {
		if !slices.ContainsFunc(reports[n].Levels, func(l levelReport) bool { return l.Done > 0 }) {
			left, of = append(left, rungs[n]), append(of, reports[n])
		}
	}
	return left, of
}

// try has a level try a rung.
func (t *tasks) try(ctx context.Context, rung *ladder.Rung, level string) (levelReport, error) {
	found := levelReport{Level: level, Tries: t.tries}
	levels := t.tried()
	keep := t.folder != "" && level == levels[len(levels)-1]
	for try := range t.tries {
		match := NewMatch(rung.Seed, append([]string{level}, rung.Rivals...), titled)
		match.Options, match.Limit, match.Try, match.Keep = rung.Options, t.limit, try+1, true
		o, err := t.game.Play(ctx, match)
		if err != nil {
			return found, err
		}
		result, ok := t.game.Judge(o.Text, 0)
		if !ok {
			return found, fmt.Errorf("seed %d: a record can't be judged", rung.Seed)
		}
		if try == 0 || result.Points > found.Best {
			found.Best = result.Points
		}
		if !rung.Task.Done(result) {
			continue
		}
		if found.Done++; keep && found.Done == 1 {
			if err := store.WriteFile(filepath.Join(t.folder, strconv.FormatUint(rung.Seed, 10)+recordEnds), []byte(o.Text)); err != nil {
				return found, err
			}
		}
	}
	return found, nil
}

func writeTasks(out io.Writer, reports []dealReport) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	if len(reports) == 0 {
		fmt.Fprintln(out, "no deal is left")
		return
	}
	fmt.Fprint(w, "rung\tseed\t")
	sums := make([]levelReport, len(reports[0].Levels))
	for _, l := range reports[0].Levels {
		fmt.Fprintf(w, "%s\tmost\t", l.Level)
	}
	fmt.Fprint(w, "\n")
	for _, r := range reports {
		rung := "–"
		if r.Rung > 0 {
			rung = strconv.Itoa(r.Rung)
		}
		fmt.Fprintf(w, "%s\t%d\t", rung, r.Seed)
		for n, l := range r.Levels {
			fmt.Fprintf(w, "%d/%d\t%d\t", l.Done, l.Tries, l.Best)
			sums[n].Done += l.Done
			sums[n].Tries += l.Tries
			sums[n].Best = max(sums[n].Best, l.Best)
		}
		fmt.Fprint(w, "\n")
	}
	fmt.Fprint(w, "all\t\t")
	for _, l := range sums {
		fmt.Fprintf(w, "%d/%d\t%d\t", l.Done, l.Tries, l.Best)
	}
	fmt.Fprint(w, "\n")
	w.Flush()
}
