package stress

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime/metrics"
	"text/tabwriter"
	"time"

	"capital/game/lab"
	"capital/game/terminal"
)

// What reading a damaged file may take.
const (
	longestAnswer = time.Second
	mostMemory    = 64 << 20 // bytes allocated in all, which is no less than are in use at any time
)

// Damageable is one sort of file that people, disks and networks may damage.
type Damageable struct {
	Name string // in the plural: "districts"
	File string
	// Read reads the file in a folder as the program does and returns its meaning, written anew.
	Read func(folder, file string) (string, error)
	// Check compares that with the file, in a way of its own.
	Check     func(text, meaning string) error
	Originals func(seed uint64) []string // undamaged files
}

// OfText is a [Damageable]'s Read that reads as the commands do: read returns the meaning of a text, written anew.
func OfText(read func(text string) (string, error)) func(folder, file string) (string, error) {
	return func(folder, file string) (string, error) {
		text, err := lab.ReadText(filepath.Join(folder, file), nil)
		if err != nil {
			return "", err
		}
		return read(text)
	}
}

// damageables lists what can be damaged where the game is played.
func (g *Game[M, A, E]) damageables() []Damageable {
	all := []Damageable{{"records", "damaged.capital", OfText(g.rewrite), g.checkRecord, g.RandomRecords}}
	all = append(all, g.Files...)
	return append(all,
		Damageable{"saves", "match.txt", g.readSave, g.checkRecord, g.RandomRecords},
		Damageable{"settings", "settings.json", readSettings, checkSettings, damageSettings})
}

// Damage is the command that damages files of every sort in many ways and checks that reading them refuses or understands
// each.
func (g *Game[M, A, E]) Damage(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("lab damage", "[flags]", g.damageDescription(), out, errOut)
	times := c.Int("times", 10_000, "`number` of damaged files")
	seed := c.Uint64("seed", 1, "`seed` of the damage")
	show := c.Int("show", 0, "only print the damaged file of this `number`, from 1")
	if code, goOn := c.Parse(args, 0, 0); !goOn {
		return code
	}
	if err := lab.CheckGames(*times); err != nil {
		return c.Bad("-times: %v", err)
	}
	if *show < 0 || *show > lab.MaxGames {
		return c.Bad("-show: expected a number from 1 to %d, found %d", lab.MaxGames, *show)
	}
	d := newDamage(*seed, g.damageables())
	if *show > 0 {
		_, text := d.damaged(*show)
		fmt.Fprint(out, text)
		return terminal.ExitOK
	}
	ctx, stop := terminal.UntilInterrupted()
	defer stop()
	reports, err := d.run(ctx, *times)
	writeDamage(out, reports)
	switch {
	case errors.Is(err, terminal.ErrInterrupted):
		return c.Ended(err)
	case err != nil:
		return c.Failed(err)
	}
	return terminal.ExitOK
}

func (g *Game[M, A, E]) damageDescription() string {
	own := ""
	for _, file := range g.Files {
		own += file.Name + ", "
	}
	return "Damages records, " + own + "saved matches and settings, one after the other, and reads them: each must be\n" +
		"refused or mean what it says, without a panic, within a second and 64 MB. The same seed damages the same way."
}

// damage is a sequence of damaged files.
type damage struct {
	seed      uint64
	sorts     []Damageable
	originals [][]string // of each sort
}

func newDamage(seed uint64, sorts []Damageable) *damage {
	d := &damage{seed: seed, sorts: sorts}
	for _, sort := range d.sorts {
		d.originals = append(d.originals, sort.Originals(seed))
	}
	return d
}

// damaged returns the file of a number, from 1, and its sort.
func (d *damage) damaged(number int) (sort int, text string) {
	chance := rand.New(rand.NewPCG(d.seed, uint64(number)))
	sort = (number - 1) % len(d.sorts)
	originals := d.originals[sort]
	return sort, Mutate(chance, originals[chance.IntN(len(originals))])
}

// damageReport is what became of the damaged files of one sort.
type damageReport struct {
	name              string
	refused, accepted int
	slowest           time.Duration
	most              uint64 // bytes allocated for one
}

// run reads so many damaged files in a folder of their own. The first with which something is wrong ends it.
func (d *damage) run(ctx context.Context, times int) ([]damageReport, error) {
	folder, err := os.MkdirTemp("", "capital-damage-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	reports := make([]damageReport, len(d.sorts))
	for n := range reports {
		reports[n].name = d.sorts[n].Name
	}
	for number := 1; number <= times; number++ {
		sort, text := d.damaged(number)
		if err := os.WriteFile(filepath.Join(folder, d.sorts[sort].File), []byte(text), 0o644); err != nil {
			return reports, err
		}
		found := make(chan reading, 1)
		go func() { found <- d.sorts[sort].judge(folder, text) }()
		select {
		case r := <-found:
			reports[sort].add(r)
			if r.wrong != nil {
				return reports, fmt.Errorf("%s: %w; lab damage -seed %d -show %d prints the file", d.sorts[sort].Name, r.wrong, d.seed, number)
			}
		case <-ctx.Done():
			return reports, fmt.Errorf("%w at the file %d of seed %d", terminal.ErrInterrupted, number, d.seed)
		}
	}
	return reports, nil
}

// reading is how the reading of one damaged file went.
type reading struct {
	refused bool
	took    time.Duration
	bytes   uint64
	wrong   error
}

func (r *damageReport) add(one reading) {
	if one.refused {
		r.refused++
	} else {
		r.accepted++
	}
	r.slowest = max(r.slowest, one.took)
	r.most = max(r.most, one.bytes)
}

// judge reads a damaged file and says what is wrong with the answer.
func (sort Damageable) judge(folder, text string) (r reading) {
	defer func() {
		if cause := recover(); cause != nil {
			r.wrong = fmt.Errorf("panic: %v", cause)
		}
	}()
	meaning, err := "", error(nil)
	// Other work on the machine makes an answer slower, never faster: only what is late several times is late.
	for range 3 {
		r.bytes, r.took = measured(func() { meaning, err = sort.Read(folder, sort.File) })
		if r.took <= longestAnswer && r.bytes <= mostMemory {
			break
		}
	}
	r.refused = err != nil
	switch {
	case r.took > longestAnswer:
		r.wrong = fmt.Errorf("an answer after %v", r.took)
	case r.bytes > mostMemory:
		r.wrong = fmt.Errorf("%d bytes were needed", r.bytes)
	case err == nil:
		r.wrong = sort.accepted(folder, text, meaning)
	}
	return r
}

// accepted checks that the meaning of a file is what it says, and that written down it means the same.
func (sort Damageable) accepted(folder, text, meaning string) error {
	if err := sort.Check(text, meaning); err != nil {
		return fmt.Errorf("wrongly accepted: %w", err)
	}
	const again = "again.txt"
	if err := os.WriteFile(filepath.Join(folder, again), []byte(meaning), 0o644); err != nil {
		return err
	}
	if got, err := sort.Read(folder, again); err != nil || got != meaning {
		return fmt.Errorf("accepted, but written anew it means something else (%v)", err)
	}
	return nil
}

// measured tells how many bytes a function allocates and how long it takes.
func measured(do func()) (bytes uint64, took time.Duration) {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	before, start := sample[0].Value.Uint64(), time.Now()
	do()
	took = time.Since(start)
	metrics.Read(sample)
	return sample[0].Value.Uint64() - before, took
}

func writeDamage(out io.Writer, reports []damageReport) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "damaged\tfiles\trefused\tunderstood\tslowest\tmost memory\t\n")
	for _, r := range reports {
		fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%.1f ms\t%.1f MB\t\n", r.name, r.refused+r.accepted, r.refused, r.accepted,
			float64(r.slowest)/float64(time.Millisecond), float64(r.most)/1e6)
	}
	w.Flush()
}
