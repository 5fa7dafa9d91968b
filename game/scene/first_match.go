package scene

// beginLesson brings the first match of the game that the title shows to the table, from its first step on.
func beginLesson(a *App) {
	g := a.cabinet.open
	greeted(a)
	g.lesson.look()
	a.cabinet.taught = true
	a.sit(g.Lesson.Start(g.Lesson.Config, g.lesson.saver()))
}

// resumeLesson goes on with the first match where it was left.
func resumeLesson(a *App) {
	g := a.cabinet.open
	text, err := g.lesson.load()
	if err != nil {
		a.sit(nil, err)
		return
	}
	a.cabinet.taught = true
	g.names.LearnAll(g.Name)
	a.sit(g.Lesson.Resume(text, g.lesson.saver()))
}
