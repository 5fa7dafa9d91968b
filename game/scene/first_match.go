package scene

// Lesson is the first match of a game, in which it is taught: a prepared one, step by step, kept in a file of its own beside
// the match that is played. Where Start is nil the game has none.
type Lesson struct {
	File   string
	Config Config // the match in which it is taught
	// Check reads a lesson that was kept. The error says why it can't go on.
	Check func(text string) (over bool, err error)
	// Start begins it, and Resume goes on with it, as those of a [Game] do.
	Start  func(config Config, save func(text string) error) (Match, error)
	Resume func(text string, save func(text string) error) (Match, error)
}

// BeginLesson brings the first match of the game that the title shows to the table, from its first step on.
func (a *App) BeginLesson() {
	g := a.cabinet.open
	g.lesson.look()
	a.cabinet.taught = true
	a.sit(g.Lesson.Start(g.Lesson.Config, g.lesson.saver()))
}

// resumeLesson goes on with the first match where it was left.
func (a *App) resumeLesson() {
	g := a.cabinet.open
	text, err := g.lesson.load()
	if err != nil {
		a.sit(nil, err)
		return
	}
	a.cabinet.taught = true
	a.sit(g.Lesson.Resume(text, g.lesson.saver()))
}
