package hinting

import (
	"capital/assets"
	"capital/game/search"
	"capital/render/text"
)

// Say puts the best moves into the words of a game, each by row; without any it is advice that is still thought about.
func Say[A comparable, R Reason](game *assets.Strings, told []search.Idea[A], row func(idea search.Idea[A]) Row[A, R]) Advice[A, R] {
	a := Advice[A, R]{Title: game.Text("hint.title"), Caption: game.Text("hint.caption")}
	if len(told) == 0 {
		return a
	}
	a.Caption = margin(game, told[0].Margin)
	for n, idea := range told {
		r := row(idea)
		r.Beside = game.Text("hint.beside.best")
		r.Tag, r.Best = Behind(game, idea.Behind), idea.Behind == 0
		if n == 0 {
			r.Tag, r.Beside = game.Text("hint.best"), game.Text("hint.beside.next")
		}
		a.Rows = append(a.Rows, r)
	}
	a.Choose(0)
	return a
}

// Behind is how a move compares with the best one, in whole victory points.
func Behind(game *assets.Strings, behind int) string {
	if behind == 0 {
		return game.Text("hint.equal")
	}
	return text.Signed(-behind)
}

// margin is by how much a seat ends ahead of the best other one.
func margin(game *assets.Strings, margin int) string {
	switch {
	case margin == 0:
		return game.Text("hint.level")
	case margin < 0:
		return game.Text("hint.behind", -margin)
	}
	return game.Text("hint.ahead", margin)
}
