package table

import (
	"capital/game/rome/jobs"
	"capital/game/rome/table/view"
	"capital/game/scene"
)

// desk is what the screens of a match are made with.
type desk struct {
	*view.Rome
	players jobs.Players
}

// newDesk makes a desk. The error says which of its parts could not be read.
func newDesk(app *scene.App) (*desk, error) {
	r, err := view.NewRome(app)
	if err != nil {
		return nil, err
	}
	return &desk{r, jobs.Players{Pool: app.Thinkers}}, nil
}
