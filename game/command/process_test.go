//go:build unix

package command

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"capital/game/drive"
	"capital/game/terminal"
	"capital/game/testscope"
)

// asProgram is the variable of the environment that makes this test the program itself.
const asProgram = "CAPITAL_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Exit(Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	os.Exit(m.Run())
}

// process is the program, running.
type process struct {
	*exec.Cmd
	errOut strings.Builder
}

// start starts the program. Where out is nil, what it prints can be read from the returned reader.
func start(t *testing.T, out *os.File, args ...string) (*process, *bufio.Reader) {
	t.Helper()
	p := &process{Cmd: exec.Command(os.Args[0], args...)}
	p.Env = append(os.Environ(), asProgram+"=yes")
	p.Stderr = &p.errOut
	var printed io.Reader
	if out != nil {
		p.Stdout = out
	} else {
		pipe, err := p.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		printed = pipe
	}
	if err := p.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Process.Kill() })
	if printed == nil {
		return p, nil
	}
	return p, bufio.NewReader(printed)
}

// code waits for the end of the process and returns its exit code.
func (p *process) code(t *testing.T) int {
	t.Helper()
	var exit *exec.ExitError
	if err := p.Wait(); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return p.ProcessState.ExitCode()
}

// What can't be printed is told by every command, in one line.
func TestAFullDiskIsTold(t *testing.T) {
	folder := t.TempDir()
	if code, _, errOut := run("sim", "-seats", "random,random", "-games", "1", "-out", folder); code != 0 {
		t.Fatal(errOut)
	}
	record := filepath.Join(folder, "1.capital")
	text, err := os.ReadFile(record)
	if err != nil {
		t.Fatal(err)
	}
	begun := strings.Join(strings.SplitAfter(string(text), "\n")[:10], "")
	if err := os.WriteFile(record, []byte(begun), 0o644); err != nil {
		t.Fatal(err)
	}
	district := filepath.Join(folder, "district")
	if err := os.WriteFile(district, []byte("RR\nRR\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	all := [][]string{
		{"help"}, {"rules"}, {"sim", "-seats", "random,random", "-games", "1"}, {"sim", "-seats", "random,random", "-games", "1", "-json"},
		{"verify", record}, {"analyse", "-samples", "1", "-seat", "1", record}, {"tiles"}, {"tiles", "-json"}, {"score", district}, {"web"},
		{"lab", "ladder", "-one", "random", "-against", "random", "-games", "1"}, {"lab", "balance", "-level", "random", "-games", "40"},
		{"sim", "-game", "rome", "-seats", "random,random", "-games", "1"}, {"tiles", "-game", "rome"}, {"tiles", "-game", "rome", "-json"},
		{"lab", "balance", "-game", "rome", "-level", "random", "-games", "4"},
	}
	if testscope.Thorough() { // learning takes seconds however little is learned
		all = append(all, []string{"lab", "learn", "-games", "1", "-rounds", "1", "-trials", "1", "-out", filepath.Join(folder, "weights")})
	}
	for _, c := range commands() {
		all = append(all, []string{c.Name, "-h"})
	}
	for _, name := range []string{"ladder", "balance", "learn"} {
		all = append(all, []string{"lab", name, "-h"})
	}
	if code, _, _ := run("lab", "damage", "-h"); code == terminal.ExitOK { // it is built in
		all = append(all, []string{"lab", "damage", "-times", "4"}, []string{"lab", "damage", "-game", "rome", "-times", "3"}, []string{"lab", "damage", "-h"})
	}
	for _, args := range all {
		full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
		if err != nil {
			t.Skip("there is no /dev/full here")
		}
		var errOut strings.Builder
		code := Run(args, strings.NewReader(""), full, &errOut)
		full.Close()
		if code == 0 || strings.Count(errOut.String(), "\n") != 1 || !strings.Contains(errOut.String(), "no space left") {
			t.Errorf("%q: code %d, errors %q", args, code, errOut.String())
		}
	}
}

// Who closes a pipe has read enough.
func TestAClosedPipeIsNoFault(t *testing.T) {
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	read.Close()
	defer write.Close()
	p, _ := start(t, write, "tiles")
	if p.code(t); p.errOut.String() != "" {
		t.Errorf("it complained: %q", p.errOut.String())
	}
}

// An interrupted simulation ends with whole records only, none of them half-written.
func TestInterruptedSimulation(t *testing.T) {
	folder := t.TempDir()
	p, _ := start(t, nil, "sim", "-seats", "random,master", "-games", "1000000", "-out", folder)
	works(t, p) // masters take a minute and more a match: it ends amid their thinking
	interrupt(t, p)
	if files, _ := os.ReadDir(folder); len(files) != 0 {
		t.Errorf("%d files were left", len(files))
	}
	p, _ = start(t, nil, "sim", "-seats", "random,random", "-games", "1000000", "-out", folder)
	drive.Until(t, "a record is written", func() bool {
		files, err := filepath.Glob(filepath.Join(folder, "*.capital"))
		return err != nil || len(files) > 0
	})
	interrupt(t, p)
	files, err := os.ReadDir(folder)
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		if code, _, errOut := run("verify", filepath.Join(folder, file.Name())); code != 0 {
			t.Errorf("%s is left: %s", file.Name(), errOut)
		}
	}
}

// Interrupted learning leaves no file, and a file that was there as it was.
func TestInterruptedLearning(t *testing.T) {
	folder := t.TempDir()
	weights := filepath.Join(folder, "weights")
	for _, before := range []string{"", "as it was"} {
		if before != "" {
			if err := os.WriteFile(weights, []byte(before), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		p, printed := start(t, nil, "lab", "learn", "-games", "20", "-rounds", "100", "-trials", "1", "-out", weights)
		if line, err := printed.ReadString('\n'); err != nil { // it is at work
			t.Fatal(line, err)
		}
		interrupt(t, p)
		files, _ := os.ReadDir(folder)
		if before == "" && len(files) != 0 || before != "" && len(files) != 1 {
			t.Errorf("it left %v", files)
		}
		if after, _ := os.ReadFile(weights); string(after) != before {
			t.Errorf("%q became %q", before, after)
		}
	}
}

func TestInterruptedLadder(t *testing.T) {
	p, _ := start(t, nil, "lab", "ladder", "-games", "10000000", "-one", "master", "-against", "random", "-time", "0", "-samples", "1000000000")
	works(t, p) // what a master thinks about here takes days
	interrupt(t, p)
}

// works waits until a process has used much more of a processor than it takes to start: it is at what it was started for.
// Only Linux tells that of a process; elsewhere it may still be starting.
func works(t *testing.T, p *process) {
	t.Helper()
	const ticks = 20 // hundredths of a second
	drive.Until(t, "the process is at work", func() bool {
		stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.Process.Pid))
		if err != nil {
			return true
		}
		// What follows the program's name, which is in brackets: of the numbers the 12th and 13th are the time used.
		numbers := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:]))
		user, _ := strconv.Atoi(numbers[11])
		system, _ := strconv.Atoi(numbers[12])
		if numbers[0] == "Z" {
			t.Fatal("it has ended by itself: ", p.errOut.String())
		}
		return user+system >= ticks
	})
}

// interrupt does what Ctrl+C does, and waits for the end.
func interrupt(t *testing.T, p *process) {
	t.Helper()
	if err := p.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	code := p.code(t)
	status := p.ProcessState.Sys().(syscall.WaitStatus)
	byItself := code == 130 && strings.Count(p.errOut.String(), "\n") == 1 && strings.Contains(p.errOut.String(), "interrupted")
	early := status.Signaled() && status.Signal() == syscall.SIGINT // before the command itself has begun
	if !byItself && !early {
		t.Errorf("code %d, %v, errors %q", code, status, p.errOut.String())
	}
}

// A busy port is told before anything is built, and without a word of building.
func TestABusyPortIsToldAtOnce(t *testing.T) {
	busy, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer busy.Close()
	code, out, errOut := run("web", "-addr", busy.Addr().String())
	if code != terminal.ExitFailed || out != "" || strings.Count(errOut, "\n") != 1 || !strings.Contains(errOut, "in use") {
		t.Errorf("code %d, out %q, errors %q", code, out, errOut)
	}
}
