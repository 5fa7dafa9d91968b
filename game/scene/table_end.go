package scene

// lowerCurtain hides the table until the active person has the screen.
func (t *table) lowerCurtain() {
	t.app.ShowAtOnce(newCurtain(t.app, t.seat, t.session.Seats()[t.seat].Name, func() Scene {
		t.unlocked = t.seat
		t.changed = true
		return t
	}))
}

// leave goes back to the title. The match is saved after every move.
func (t *table) leave() {
	t.hint.asking.drop()
	t.app.endSession()
	t.app.Show(newTitle(t.app))
}

// end shows the results. A rematch has the same seats and another seed.
func (t *table) end() {
	players := make([]string, len(t.session.Seats()))
	for seat, who := range t.session.Seats() {
		players[seat] = who.Player
	}
	t.app.endSession()
	t.app.Show(newResults(t.app, t.names(), players, t.looks(), t.session.Table(), t.session.Events(), t.session.Record(), t.rematch, func() { t.app.Show(newTitle(t.app)) }))
}

func (t *table) rematch() {
	scene, err := t.app.Matches.Start(t.app, Config{Seats: t.session.Seats(), TakeBacks: t.session.Record().TakeBacks, Seed: t.app.RandomSeed()})
	if err != nil {
		t.app.Say(t.app.Strings.Text("notice.match", err.Error()))
		return
	}
	t.app.Show(scene)
}
