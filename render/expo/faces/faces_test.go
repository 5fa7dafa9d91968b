//go:build !js

package faces

import (
	"testing"

	"capital/render/portrait/portraittest"
)

func TestPersonsAreToldApart(t *testing.T) { portraittest.Persons(t, persons) }

func TestFacesAreDrawn(t *testing.T) { portraittest.Pictures(t, "expo-faces", persons, printed) }
