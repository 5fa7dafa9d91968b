package stress

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"capital/game/store"
)

func damageSettings(uint64) []string {
	return []string{
		"{\n\t\"Speed\": 1.5,\n\t\"ReducedMotion\": true,\n\t\"TextSize\": 125,\n\t\"Sound\": 30,\n\t\"FullScreen\": false\n}\n",
		"{\"Speed\": 0, \"TextSize\": 200}\n",
	}
}

// settings is a value of the shape that the program keeps a person's wishes in.
type settings struct {
	Speed         float64
	ReducedMotion bool
	TextSize      int
	Sound         int
	FullScreen    bool
}

func readSettings(folder, file string) (string, error) {
	files := store.OpenFolder(folder)
	var value settings
	if err := files.LoadValue(file, &value); err != nil {
		return "", err
	}
	const kept = "kept.json"
	if err := files.SaveValue(kept, value); err != nil {
		return "", err
	}
	text, err := files.Load(kept)
	return string(text), err
}

// checkSettings compares settings with their meaning, field by field. Where a file names a
// field more than once, the last counts; null says nothing.
func checkSettings(text, meaning string) error {
	said, err := plainFields(text)
	if err != nil {
		return err
	}
	meant, err := plainFields(meaning)
	if err != nil {
		return err
	}
	for name, value := range meant {
		found := said[name]
		switch {
		case found == value, found == "" && (value == "0" || value == "false"):
			continue
		}
		a, errA := strconv.ParseFloat(found, 64)
		b, errB := strconv.ParseFloat(value, 64)
		if errA != nil || errB != nil || a != b {
			return fmt.Errorf("%s is %q, but means %q", name, found, value)
		}
	}
	return nil
}

// plainFields returns the values of an object's fields as they are written.
func plainFields(text string) (map[string]string, error) {
	fields := map[string]string{}
	decoder := json.NewDecoder(strings.NewReader(text))
	begin, err := decoder.Token()
	if err != nil || begin == nil { // null as a whole
		return fields, err
	}
	for decoder.More() {
		key, err := decoder.Token()
		if err != nil {
			return nil, err
		}
		var value json.RawMessage
		if err := decoder.Decode(&value); err != nil {
			return nil, err
		}
		if name, ok := key.(string); ok && string(value) != "null" {
			fields[fieldNamed(name)] = string(value)
		}
	}
	return fields, nil
}

// fieldNamed returns the name as the settings' own fields are written, in capitals or not.
func fieldNamed(name string) string {
	for _, field := range []string{"Speed", "ReducedMotion", "TextSize", "Sound", "FullScreen"} {
		if strings.EqualFold(field, name) {
			return field
		}
	}
	return name
}
