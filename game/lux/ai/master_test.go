package ai

import "testing"

// makeMaster makes a master for tests that look into its search.
func makeMaster(t testing.TB, seed uint64) master {
	t.Helper()
	p, err := newMaster(seed, Limit{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}
