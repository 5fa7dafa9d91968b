package store

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// ReadFile returns what is in a regular file of at most so many bytes. It refuses anything else, such as a folder, a device
// or an endless pipe, without waiting for it.
func ReadFile(path string, most int64) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, &fileError{path, "is no regular file"}
	}
	if info.Size() > most {
		return nil, &fileError{path, fmt.Sprintf("is longer than %d bytes", most)}
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, most+1))
	if err == nil && int64(len(data)) > most { // it grew meanwhile
		err = &fileError{path, fmt.Sprintf("is longer than %d bytes", most)}
	}
	if err != nil {
		return nil, err
	}
	return data, nil
}

// fileError says why a file is not read.
type fileError struct{ path, what string }

func (e *fileError) Error() string { return e.path + " " + e.what }

// WriteFile puts data into a file in place of what was there. The file appears whole or not at all, even if the program is
// killed meanwhile. Once WriteFile has returned, it stays, even if the power is cut.
func WriteFile(path string, data []byte) error { return writeFile(path, data, (*os.File).Sync) }

// writeFile is WriteFile with what syncs a folder.
func writeFile(path string, data []byte, sync func(*os.File) error) error {
	if err := replaceFile(path, data); err != nil {
		return err
	}
	return settle(filepath.Dir(path), sync)
}
