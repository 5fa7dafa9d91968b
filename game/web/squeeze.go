//go:build !js

package web

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/andybalholm/brotli"

	"capital/game/store"
)

// worthwhile is how many bytes a file has at least for which the best compression is waited.
const worthwhile = 64 << 10

// CacheFolder is where what takes long to compress is kept from one start to the next, empty where the system has no
// such place.
func CacheFolder() string {
	cache, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(cache, "capital")
}

// Squeeze makes the large files of the site as small on the wire as Brotli can: that saves an eighth, and takes a minute. What
// was squeezed is kept in a folder, unless its name is empty, and taken from there the next time. The only error is that of the
// context. Nobody may be served meanwhile.
func (s *Site) Squeeze(ctx context.Context, folder string) error {
	for name := range s.files {
		if err := s.squeeze(ctx, name, folder); err != nil {
			return err
		}
	}
	return nil
}

// squeeze does it for one file, if that is worthwhile.
func (s *Site) squeeze(ctx context.Context, name, folder string) error {
	whole := s.files[name]
	if whole.small || len(whole.plain) < worthwhile {
		return nil
	}
	small, err := squeezed(ctx, whole.plain, folder)
	if err != nil {
		return err
	}
	if len(small) < len(whole.coded[Brotli]) {
		whole.coded[Brotli] = small
	}
	return nil
}

// squeezed compresses content as well as Brotli can, or finds that it was done before.
func squeezed(ctx context.Context, content []byte, folder string) ([]byte, error) {
	sum := sha256.Sum256(content)
	kept := filepath.Join(folder, hex.EncodeToString(sum[:])+".br")
	if folder != "" {
		if small, err := store.ReadFile(kept, int64(len(content))); err == nil && unpacksTo(small, content) {
			return small, nil
		}
	}
	small, err := compress(ctx, content, func(out io.Writer) io.WriteCloser {
		return brotli.NewWriterOptions(out, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	})
	if err == nil && folder != "" {
		// Where it can't be kept, it is done again the next time.
		_ = keep(kept, small)
	}
	return small, err
}

// mostKept is how many files are kept: those of a few versions of the program.
const mostKept = 12

// keep writes a file into its folder, from which the oldest go.
func keep(path string, data []byte) error {
	folder := filepath.Dir(path)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	kept, err := filepath.Glob(filepath.Join(folder, "*.br"))
	if err != nil {
		return err
	}
	slices.SortFunc(kept, func(a, b string) int { return written(a).Compare(written(b)) })
	for _, old := range kept[:max(len(kept)-mostKept+1, 0)] {
		if err := os.Remove(old); err != nil {
			return err
		}
	}
	return store.WriteFile(path, data)
}

// written is when a file was written, or the beginning of time where it is gone.
func written(path string) time.Time {
	info, err := os.Stat(path)
	if err != nil {
		return time.Time{}
	}
	return info.ModTime()
}

// unpacksTo reports whether what was compressed is the content: a cache may hold anything.
func unpacksTo(small, content []byte) bool {
	whole, err := io.ReadAll(io.LimitReader(brotli.NewReader(bytes.NewReader(small)), int64(len(content))+1))
	return err == nil && bytes.Equal(whole, content)
}
