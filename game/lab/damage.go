//go:build !js

package lab

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

	"capital/game/session"
	"capital/game/store"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// What reading a damaged file may take.
const (
	longestAnswer = time.Second
	mostMemory    = 64 << 20 // bytes allocated in all, which is no less than are in use at any time
)

// damageable is one sort of file that people, disks and networks may damage.
type damageable struct {
	name string
	file string
	// read reads the file as the program does and returns its meaning, written anew.
	read func(folder, file string) (string, error)
	// check compares that with the file, in a way of its own.
	check     func(text, meaning string) error
	originals func(seed uint64) []string
}

func damageables() []damageable {
	return []damageable{
		{"records", "damaged.capital", readRecordFile, checkRecord, damageRecords},
		{"districts", "damaged.district", readDistrictFile, checkDistrict, damageDistricts},
		{"saves", "match.txt", readSave, checkRecord, damageRecords},
		{"settings", "settings.json", readSettings, checkSettings, damageSettings},
	}
}

// Damage damages files of every sort in many ways and checks that reading them refuses
// or understands each.
func Damage(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := newCommand("lab damage", "[flags]", "Damages records, districts, saved matches and settings, one after the other, and reads them: each must be\n"+
		"refused or mean what it says, without a panic, within a second and 64 MB. The same seed damages the same way.", out, errOut)
	times := c.Int("times", 10_000, "`number` of damaged files")
	seed := c.Uint64("seed", 1, "`seed` of the damage")
	show := c.Int("show", 0, "only print the damaged file of this `number`, from 1")
	if code, goOn := c.parse(args, 0, 0); !goOn {
		return code
	}
	if *times < 1 || *times > maxGames {
		return c.fail("-times: expected a number from 1 to %d, found %d", maxGames, *times)
	}
	if *show < 0 || *show > maxGames {
		return c.fail("-show: expected a number from 1 to %d, found %d", maxGames, *show)
	}
	d := newDamage(*seed)
	if *show > 0 {
		_, text := d.damaged(*show)
		fmt.Fprint(out, text)
		return exitOK
	}
	folder, err := os.MkdirTemp("", "capital-damage-")
	if err != nil {
		return c.fail("%v", err)
	}
	defer os.RemoveAll(folder)
	ctx, stop := untilInterrupted()
	defer stop()
	reports, err := d.run(ctx, folder, *times)
	if err != nil {
		return c.failWith(err)
	}
	writeDamage(out, reports)
	for _, r := range reports {
		if r.wrong != nil {
			c.fail("%v; lab damage -seed %d -show N prints the file", r.wrong, *seed)
			return exitFailed
		}
	}
	return exitOK
}

// damage is a sequence of damaged files.
type damage struct {
	seed      uint64
	sorts     []damageable
	originals [][]string // of each sort
}

func newDamage(seed uint64) *damage {
	d := &damage{seed: seed, sorts: damageables()}
	for _, sort := range d.sorts {
		d.originals = append(d.originals, sort.originals(seed))
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
	wrong             error  // the first thing that was wrong
}

// run reads so many damaged files in a folder. The error is that of an interrupt or of the folder, not of what was found.
func (d *damage) run(ctx context.Context, folder string, times int) ([]damageReport, error) {
	reports := make([]damageReport, len(d.sorts))
	for n := range reports {
		reports[n].name = d.sorts[n].name
	}
	for number := 1; number <= times; number++ {
		sort, text := d.damaged(number)
		if err := os.WriteFile(filepath.Join(folder, d.sorts[sort].file), []byte(text), 0o644); err != nil {
			return nil, err
		}
		found := make(chan reading, 1)
		go func() { found <- d.sorts[sort].judge(folder, text) }()
		select {
		case r := <-found:
			reports[sort].add(number, r)
		case <-ctx.Done():
			return nil, fmt.Errorf("%w at the file %d of seed %d", errInterrupted, number, d.seed)
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

func (r *damageReport) add(number int, one reading) {
	if one.refused {
		r.refused++
	} else {
		r.accepted++
	}
	r.slowest = max(r.slowest, one.took)
	r.most = max(r.most, one.bytes)
	if one.wrong != nil && r.wrong == nil {
		r.wrong = fmt.Errorf("%s, file %d: %w", r.name, number, one.wrong)
	}
}

// judge reads a damaged file and says what is wrong with the answer.
func (sort damageable) judge(folder, text string) (r reading) {
	defer func() {
		if cause := recover(); cause != nil {
			r.wrong = fmt.Errorf("panic: %v", cause)
		}
	}()
	meaning, err := "", error(nil)
	// Other work on the machine makes an answer slower, never faster: only what is late several times is late.
	for range 3 {
		r.bytes, r.took = measured(func() { meaning, err = sort.read(folder, sort.file) })
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
func (sort damageable) accepted(folder, text, meaning string) error {
	if err := sort.check(text, meaning); err != nil {
		return fmt.Errorf("wrongly accepted: %w", err)
	}
	const again = "again.txt"
	if err := os.WriteFile(filepath.Join(folder, again), []byte(meaning), 0o644); err != nil {
		return err
	}
	if got, err := sort.read(folder, again); err != nil || got != meaning {
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

func readRecordFile(folder, file string) (string, error) {
	text, err := readText(filepath.Join(folder, file), nil)
	if err != nil {
		return "", err
	}
	record, m, err := warsaw.ReadRecord(text)
	if err != nil {
		return "", err
	}
	return warsaw.Rules().Text(&record, &m), nil
}

func readDistrictFile(folder, file string) (string, error) {
	text, err := readText(filepath.Join(folder, file), nil)
	if err != nil {
		return "", err
	}
	district, err := warsaw.ParseDistrict(text)
	if err != nil {
		return "", err
	}
	return district.Picture(), nil
}

// readSave reads a saved match as the title screen does.
func readSave(folder, file string) (string, error) {
	text, err := store.OpenFolder(folder).Load(file)
	if err != nil {
		return "", err
	}
	record, _, err := warsaw.ReadRecord(string(text))
	if err != nil {
		return "", err
	}
	s, err := session.Resume(record, nil)
	if err != nil {
		return "", err
	}
	record = s.Record()
	return warsaw.RecordText(&record), s.Close()
}

// damageRecords plays matches in which every kind of decision is taken. Some of them are
// not over.
func damageRecords(seed uint64) []string {
	seen := map[warsaw.ActionKind]bool{}
	var texts []string
	for n := uint64(0); len(seen) < int(warsaw.Finish); n++ {
		record := damageRecord(seed+n, 2+int(n%3))
		fresh := len(texts) < 3
		for _, move := range record.Actions {
			fresh = fresh || !seen[move.Action.Kind]
			seen[move.Action.Kind] = true
		}
		if !fresh {
			continue
		}
		texts = append(texts, warsaw.RecordText(&record))
		record.Actions = record.Actions[:len(record.Actions)/2]
		texts = append(texts, warsaw.RecordText(&record))
	}
	return texts
}

// damageRecord plays one match by chance.
func damageRecord(seed uint64, seats int) warsaw.Record {
	names := []string{"Anna", `Łucja "Ż" O'Neil #1`, "", "Jan Kos"}
	kinds := []string{session.Person, "random", "master", "builder"}
	played := warsaw.Record{Seed: seed}
	for s := range seats {
		played.Seats = append(played.Seats, record.Seat{Player: kinds[s], Name: names[s]})
	}
	chance := rand.New(rand.NewPCG(seed, 0))
	var buf [256]warsaw.Action
	m := warsaw.NewMatch(seats, seed, nil)
	for !m.Over() {
		for s := range seats {
			if m.Owes(s) == warsaw.NoDecision {
				continue
			}
			legal := m.Legal(s, true, buf[:0])
			a := legal[chance.IntN(len(legal))]
			if reason := m.Apply(s, a, nil); !reason.OK() {
				panic(fmt.Sprintf("seed %d: seat %d can't %v: %v", seed, s+1, a, reason))
			}
			played.Actions = append(played.Actions, warsaw.Move{Seat: s, Action: a})
		}
	}
	return played
}

// damageDistricts draws the districts of matches, in the end and half way.
func damageDistricts(seed uint64) []string {
	texts := []string{"RR RC ..\nRP PC ..\n\nCC ## II\nCR ## IP\n\nB2 arsenal\nA1 transport\nC2 coins 2, transport, height 3\n"}
	for _, text := range damageRecords(seed) {
		_, m, err := warsaw.ReadRecord(text)
		if err != nil {
			panic(err) // it was just played
		}
		for s := range m.Seats() {
			texts = append(texts, m.Player(s).District.Picture())
		}
	}
	return texts
}

func damageSettings(uint64) []string {
	return []string{
		"{\n\t\"Speed\": 1.5,\n\t\"ReducedMotion\": true,\n\t\"TextSize\": 125,\n\t\"Sound\": 30,\n\t\"FullScreen\": false\n}\n",
		"{\"Speed\": 0, \"TextSize\": 200}\n",
	}
}

// settings is a value of the shape that the program keeps a person's wishes in.
type settings struct {
	Speed         float64
	ReducedMotion bool
	TextSize      int
	Sound         int
	FullScreen    bool
}

func readSettings(folder, file string) (string, error) {
	files := store.OpenFolder(folder)
	var value settings
	if err := files.LoadValue(file, &value); err != nil {
		return "", err
	}
	const kept = "kept.json"
	if err := files.SaveValue(kept, value); err != nil {
		return "", err
	}
	text, err := files.Load(kept)
	return string(text), err
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

var errMeansElse = errors.New("it says something else than it means")
