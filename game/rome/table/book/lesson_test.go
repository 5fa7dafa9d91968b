//go:build !js

package book

import (
	"testing"

	"capital/game/rome/table/lesson"
)

// Every step of the first match has its page.
func TestStepsOfTheLessonHaveTheirPages(t *testing.T) {
	pages := map[string]bool{}
	for _, chapter := range chapters() {
		for _, page := range chapter.Pages {
			pages[page.Topic] = true
		}
	}
	for _, step := range lesson.Steps() {
		if !pages[step.Topic] {
			t.Errorf("step %s leads to %q", step.Key, step.Topic)
		}
	}
}
