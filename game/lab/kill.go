package lab

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"

	"capital/game/session"
	"capital/game/store"
	"capital/game/warsaw/ai"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// victimVariable is the name of the environment's variable that makes the program the
// one to be killed: it holds the folder of its files.
const victimVariable = "CAPITAL_LAB_VICTIM"

// killedFile is where the match lies that is played on from kill to kill.
const killedFile = "match.txt"

// Kill plays matches in a program of its own, kills it again and again at random
// moments and checks that the saved match lacks nothing but what a person was just
// doing.
func Kill(args []string, _ io.Reader, out, errOut io.Writer) int {
	if folder := os.Getenv(victimVariable); folder != "" {
		return beKilled(folder, os.Stdin, os.Stdout)
	}
	c := newCommand("lab kill", "[flags]", "Plays matches of a person against computer players in a program of its own, as the game does,\n"+
		"kills it at random moments and starts it again. After each kill the saved match must replay and\n"+
		"hold all that was seen, but for what the person was just doing.", out, errOut)
	times := c.Int("times", 100, "how many `times` it is killed")
	seed := c.Uint64("seed", 1, "`seed` of the first match and of the moments")
	if code, goOn := c.parse(args, 0, 0); !goOn {
		return code
	}
	if *times < 1 || *times > maxGames {
		return c.fail("-times: expected a number from 1 to %d, found %d", maxGames, *times)
	}
	folder, err := os.MkdirTemp("", "capital-kill-")
	if err != nil {
		return c.fail("%v", err)
	}
	k := newKiller(folder, *seed)
	for range *times {
		if err := k.kill(); err != nil {
			return c.fail("kill %d: %v; the files are in %s", k.kills, err, folder)
		}
	}
	if err := os.RemoveAll(folder); err != nil {
		return c.fail("%v", err)
	}
	fmt.Fprintf(out, "%d kills in %d matches, %d of them while a person's move was on its way to the disk, %d of which were lost.\nNothing else was lost.\n",
		k.kills, k.matches, k.underWay, k.lost)
	return exitOK
}

// killer kills one program after another that play on with the same files.
type killer struct {
	folder string
	seed   uint64
	random *rand.Rand

	// What the programs have shown of the present match.
	match string   // its seed
	seen  []string // moves as in a record
	doing string   // what the person was doing when the program was killed: a move, "undo" or nothing

	kills, matches, underWay, lost int
}

func newKiller(folder string, seed uint64) *killer {
	return &killer{folder: folder, seed: seed, random: rand.New(rand.NewPCG(seed, 0))}
}

// kill starts the program, kills it and checks what it leaves.
func (k *killer) kill() error {
	k.kills++
	program, err := os.Executable()
	if err != nil {
		return err
	}
	victim := exec.Command(program, "lab", "kill", strconv.FormatUint(k.seed, 10))
	victim.Env = append(os.Environ(), victimVariable+"="+k.folder)
	stdin, err := victim.StdinPipe() // it ends with this program, should nobody kill it
	if err != nil {
		return err
	}
	defer stdin.Close()
	stdout, err := victim.StdoutPipe()
	if err != nil {
		return err
	}
	if err := victim.Start(); err != nil {
		return err
	}
	err = k.watch(stdout, func() { victim.Process.Kill() })
	victim.Process.Kill()
	victim.Wait()
	if err != nil {
		return err
	}
	if err := k.check(); err != nil {
		return err
	}
	k.doing, k.match, k.seen = "", "", nil
	if record, err := k.saved(); err == nil { // it goes on from here
		k.match, k.seen = strconv.FormatUint(record.Seed, 10), movesOf(&record)
	}
	return nil
}

// watch follows what the program tells, calls kill in the midst of it and reads what
// it has told until it was dead.
func (k *killer) watch(told io.Reader, kill func()) error {
	lines := bufio.NewReader(told)
	last := k.random.IntN(60)
	for n := 0; ; n++ {
		line, err := lines.ReadString('\n')
		if err != nil {
			return nil // it is dead, and has told nothing whole any more
		}
		if err := k.hear(strings.TrimSuffix(line, "\n")); err != nil {
			return err
		}
		if n == last {
			time.Sleep(time.Duration(k.random.IntN(3000)) * time.Microsecond) // somewhere on the way to the next line
			kill()
		}
	}
}

// hear takes in one line of what the program tells.
func (k *killer) hear(line string) error {
	what, rest, _ := strings.Cut(line, " ")
	k.doing = "" // the program waits until that is saved before it does more
	switch what {
	case "begin":
		k.match, k.seen = rest, nil
		k.matches++
	case "resume":
		if left := fmt.Sprint(k.match, " ", len(k.seen)); rest != left {
			return fmt.Errorf("it goes on with match and move %s, saved was %s", rest, left)
		}
	case "person":
		k.seen = append(k.seen, rest)
		k.doing = rest
	case "undo":
		moves, err := strconv.Atoi(rest)
		if err != nil || moves > len(k.seen) {
			return fmt.Errorf("it tells %q after %d moves", line, len(k.seen))
		}
		k.seen = k.seen[:moves]
		k.doing = what
	case "shown":
		k.seen = append(k.seen, rest)
	default:
		return fmt.Errorf("it tells %q", line)
	}
	return nil
}

// saved reads the saved match.
func (k *killer) saved() (warsaw.Record, error) {
	data, err := store.OpenFolder(k.folder).Load(killedFile)
	if err != nil {
		return warsaw.Record{}, err
	}
	record, _, err := warsaw.ReadRecord(string(data))
	return record, err
}

// movesOf writes the moves of a record as it does.
func movesOf(record *warsaw.Record) []string {
	var moves []string
	for _, move := range record.Actions {
		moves = append(moves, moveLine(move))
	}
	return moves
}

func moveLine(move warsaw.Move) string { return fmt.Sprint(move.Seat+1, " ", move.Action) }

// check compares what is saved with what was seen.
func (k *killer) check() error {
	if err := k.checkFiles(); err != nil {
		return err
	}
	must, underWay := k.seen, k.doing != "" && k.doing != "undo"
	if underWay {
		must = must[:len(must)-1]
		k.underWay++
	}
	record, err := k.saved()
	other := strconv.FormatUint(record.Seed, 10) != k.match
	if len(must) == 0 && (errors.Is(err, fs.ErrNotExist) || err == nil && other) {
		if underWay {
			k.lost++
		}
		return nil // the match has just begun; what was there before, if anything, still is
	}
	if err != nil {
		return err
	}
	moves := movesOf(&record)
	if other || len(moves) < len(must) || !slices.Equal(moves[:len(must)], must) {
		return fmt.Errorf("of match %s it has shown\n%s\nsaved is %d\n%s", k.match, strings.Join(must, ", "), record.Seed, strings.Join(moves, ", "))
	}
	if k.doing == "undo" {
		return nil
	}
	if underWay && !slices.Contains(moves[len(must):], k.doing) {
		k.lost++
	}
	for _, move := range moves[len(must):] { // computer players' moves that were not seen yet
		if record.Seats[move[0]-'1'].Player == session.Person && move != k.doing {
			return fmt.Errorf("saved is %q, which nobody did", move)
		}
	}
	return nil
}

// checkFiles checks that what was being written does not pile up.
func (k *killer) checkFiles() error {
	entries, err := os.ReadDir(k.folder)
	if err != nil {
		return err
	}
	half := 0
	for _, entry := range entries {
		if strings.HasPrefix(entry.Name(), "."+killedFile) {
			half++
		}
	}
	if half > 1 || len(entries) > 3 { // the match, the lock and what was just being written
		return fmt.Errorf("%d files lie in the folder, %d of them half written", len(entries), half)
	}
	return nil
}

// beKilled plays match after match until the program is killed, and tells what it
// does: a person's move before it is made, a computer player's once it is seen.
func beKilled(folder string, parent io.Reader, out io.Writer) int {
	go func() {
		io.Copy(io.Discard, parent)
		os.Exit(exitOK) // nobody is left to kill it
	}()
	v := victim{files: store.OpenFolder(folder), tell: func(format string, args ...any) { fmt.Fprintf(out, format+"\n", args...) }}
	v.tell("failed: %v", v.play())
	return exitBad
}

// victim is the program that is killed: the game without its screens.
type victim struct {
	files *store.Store
	tell  func(format string, args ...any)
	told  int // how many moves of the match were told
}

// play goes on with the saved match, and then plays others without end. It returns
// only because something is wrong.
func (v *victim) play() error {
	if !v.files.Claim() {
		return errors.New("another program has the files")
	}
	v.files.Tidy(killedFile)
	seed, err := strconv.ParseUint(os.Args[len(os.Args)-1], 10, 64)
	if err != nil {
		return err
	}
	record := newMatch(seed)
	data, err := v.files.Load(killedFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return err
	default:
		var match warsaw.Match
		if record, match, err = warsaw.ReadRecord(string(data)); err != nil {
			return err
		}
		v.tell("resume %d %d", record.Seed, len(record.Actions))
		if match.Over() {
			record = newMatch(record.Seed + 1)
		}
	}
	for ; ; record = newMatch(record.Seed + 1) {
		if err := v.playMatch(record); err != nil {
			return err
		}
	}
}

func newMatch(seed uint64) warsaw.Record {
	return warsaw.Record{Seed: seed, Seats: []record.Seat{
		{Player: session.Person, Name: "Zofia"}, {Player: ai.Apprentice, Name: "Sawa"}, {Player: ai.Builder, Name: "Wars"},
	}}
}

// playMatch plays a match to its end, on a disk that takes its time.
func (v *victim) playMatch(record warsaw.Record) error {
	pause := func() { time.Sleep(time.Duration(rand.IntN(1000)) * time.Microsecond) }
	s, err := session.Resume(record, func(text string) error {
		pause()
		defer pause()
		return v.files.Save(killedFile, []byte(text))
	})
	if err != nil {
		return err
	}
	if v.told = s.Moves(); v.told == 0 {
		v.tell("begin %d", record.Seed)
	}
	for !s.Table().Over() {
		s.Think()
		for ; v.told < s.Moves(); v.told++ {
			v.tell("shown %s", moveLine(s.Record().Actions[v.told]))
		}
		if s.Saved() {
			v.actAsPerson(s)
		}
		time.Sleep(20 * time.Microsecond)
	}
	return s.Close()
}

// actAsPerson does anything that is legal for the person at the first seat, and now
// and then takes back what was done last.
func (v *victim) actAsPerson(s *session.Session) {
	moves := s.Record().Actions
	last := len(moves) - 1
	for last >= 0 && moves[last].Seat != 0 {
		last--
	}
	view := s.View(0)
	legal := view.Legal(false, nil)
	switch {
	case len(legal) == 0:
	case last >= 0 && rand.IntN(12) == 0:
		v.tell("undo %d", last)
		s.Undo()
		v.told = s.Moves()
	default:
		a := legal[rand.IntN(len(legal))]
		v.tell("person %s", moveLine(warsaw.Move{Seat: 0, Action: a}))
		s.Submit(0, a)
		v.told = s.Moves()
	}
}
