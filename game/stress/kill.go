package stress

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

	"capital/game/lab"
	"capital/game/session"
	"capital/game/store"
	"capital/game/terminal"
	"capital/rules/record"
)

// victimVariable is the name of the environment's variable that makes the program the
// one to be killed: it holds the folder of its files.
const victimVariable = "CAPITAL_LAB_VICTIM"

// killedFile is where the match lies that is played on from kill to kill.
const killedFile = "match.txt"

// Kill is the command that plays matches in a program of its own, kills it again and again at random times and checks that
// the saved match lacks nothing but what a person was just doing.
func (g *Game[M, A, E]) Kill(args []string, in io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("lab kill", "[flags]", "Plays matches of a person against computer players in a program of its own, as the game does,\n"+
		"kills it at random moments and starts it again. After each kill the saved match must replay and\n"+
		"hold all that was seen, but for what the person was just doing.", out, errOut)
	times := c.Int("times", 100, "how many `times` it is killed")
	seed := c.Uint64("seed", 1, "`seed` of the first match and of the moments")
	if code, goOn := c.Parse(args, 0, 0); !goOn {
		return code
	}
	if folder := os.Getenv(victimVariable); folder != "" {
		return g.newVictim(folder, out).beKilled(*seed, in)
	}
	if err := lab.CheckGames(*times); err != nil {
		return c.Bad("-times: %v", err)
	}
	folder, err := os.MkdirTemp("", "capital-kill-")
	if err != nil {
		return c.Bad("%v", err)
	}
	k := newKiller(g, folder, *seed)
	for range *times {
		if err := k.kill(); err != nil {
			return c.Bad("kill %d: %v; the files are in %s", k.kills, err, folder)
		}
	}
	if err := os.RemoveAll(folder); err != nil {
		return c.Bad("%v", err)
	}
	fmt.Fprintf(out, "%s in %s, %d while a person's move was on its way to the disk, %d of which were lost.\nNothing else was lost.\n",
		counted(k.kills, "kill", "kills"), counted(k.matches, "match", "matches"), k.underWay, k.lost)
	return terminal.ExitOK
}

// counted is a number of things.
func counted(n int, one, more string) string {
	if n == 1 {
		more = one
	}
	return fmt.Sprint(n, " ", more)
}

// killer kills one program after another that play on with the same files.
type killer[M, A, E comparable] struct {
	game   *Game[M, A, E]
	folder string
	seed   uint64
	random *rand.Rand

	// What the programs have shown of the present match.
	match string   // its seed
	seen  []string // moves as in a record
	doing string   // what the person was doing when the program was killed: a move, "undo" or nothing

	kills, matches, underWay, lost int
}

func newKiller[M, A, E comparable](g *Game[M, A, E], folder string, seed uint64) *killer[M, A, E] {
	return &killer[M, A, E]{game: g, folder: folder, seed: seed, random: rand.New(rand.NewPCG(seed, 0))}
}

// kill starts the program, kills it and checks what it leaves.
func (k *killer[M, A, E]) kill() error {
	k.kills++
	program, err := os.Executable()
	if err != nil {
		return err
	}
	victim := exec.Command(program, "lab", "kill", "-game", k.game.Name(), "-seed", strconv.FormatUint(k.seed, 10))
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
	if r, err := k.saved(); err == nil { // it goes on from here
		k.match, k.seen = strconv.FormatUint(r.Seed, 10), k.game.movesOf(&r)
	}
	return nil
}

// watch follows what the program tells, calls kill in the midst of it and reads what
// it has told until it was dead.
func (k *killer[M, A, E]) watch(told io.Reader, kill func()) error {
	lines := bufio.NewReader(told)
	last, killed := k.random.IntN(60), false
	for n := 0; ; n++ {
		line, err := lines.ReadString('\n')
		if err != nil {
			return nil // it is dead, and has told nothing whole any more
		}
		before := k.doing
		if err := k.hear(strings.TrimSuffix(line, "\n")); err != nil {
			return err
		}
		if !killed && n >= last && (k.kills%2 == 0 || before == "undo") { // every second one once something taken back is saved
			killed = true
			time.Sleep(time.Duration(k.random.IntN(3000)) * time.Microsecond) // somewhere on the way to the next line
			kill()
		}
	}
}

// hear takes in one line of what the program tells.
func (k *killer[M, A, E]) hear(line string) error {
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
	case "saved": // what the person was doing
	default:
		return fmt.Errorf("it tells %q", line)
	}
	return nil
}

// saved reads the saved match.
func (k *killer[M, A, E]) saved() (record.Record[A], error) {
	data, err := store.OpenFolder(k.folder).Load(killedFile)
	if err != nil {
		return record.Record[A]{}, err
	}
	r, _, err := k.game.rules().Read(string(data))
	return r, err
}

// movesOf writes the moves of a record as it does.
func (g *Game[M, A, E]) movesOf(r *record.Record[A]) []string {
	var moves []string
	for _, move := range r.Actions {
		moves = append(moves, g.moveLine(move))
	}
	return moves
}

func (g *Game[M, A, E]) moveLine(move record.Move[A]) string {
	return fmt.Sprint(move.Seat+1, " ", g.rules().Format(move.Action))
}

// check compares what is saved with what was seen.
func (k *killer[M, A, E]) check() error {
	if err := k.checkFiles(); err != nil {
		return err
	}
	must, underWay := k.seen, k.doing != "" && k.doing != "undo"
	if underWay {
		must = must[:len(must)-1]
		k.underWay++
	}
	r, err := k.saved()
	other := strconv.FormatUint(r.Seed, 10) != k.match
	if len(must) == 0 && (errors.Is(err, fs.ErrNotExist) || err == nil && other) {
		if underWay {
			k.lost++
		}
		return nil // the match has just begun; what was there before, if anything, still is
	}
	if err != nil {
		return err
	}
	moves := k.game.movesOf(&r)
	if other || len(moves) < len(must) || !slices.Equal(moves[:len(must)], must) {
		return fmt.Errorf("of match %s it has shown\n%s\nsaved is %d\n%s", k.match, strings.Join(must, ", "), r.Seed, strings.Join(moves, ", "))
	}
	if k.doing == "undo" {
		return nil
	}
	if underWay && !slices.Contains(moves[len(must):], k.doing) {
		k.lost++
	}
	for _, move := range moves[len(must):] { // computer players' moves that were not seen yet
		if r.Seats[move[0]-'1'].Player == session.Person && move != k.doing {
			return fmt.Errorf("saved is %q, which nobody did", move)
		}
	}
	return nil
}

// checkFiles checks that what was being written does not pile up.
func (k *killer[M, A, E]) checkFiles() error {
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
