package canvas

import "github.com/hajimehoshi/ebiten/v2"

// Cache keeps images by their keys within a bound of bytes, giving back those unused
// longest. An image got from it is good for the frame it was asked for in.
type Cache[K comparable] struct {
	entries map[K]*entry
	limit   int // bytes
	bytes   int
	clock   uint64
	since   uint64 // the clock when images were last given back
}

type entry struct {
	image *ebiten.Image
	bytes int
	used  uint64
}

// NewCache makes an empty cache that keeps at most so many bytes of pixels.
func NewCache[K comparable](limit int) Cache[K] {
	return Cache[K]{entries: make(map[K]*entry), limit: limit}
}

// Get returns the image kept under key, or nil.
func (c *Cache[K]) Get(key K) *ebiten.Image {
	found := c.entries[key]
	if found == nil {
		return nil
	}
	c.clock++
	found.used = c.clock
	return found.image
}

// Put keeps an image and returns it. The image itself is never given back at
// once, however large.
func (c *Cache[K]) Put(key K, image *ebiten.Image) *ebiten.Image {
	size := image.Bounds().Size()
	added := &entry{image: image, bytes: 4 * size.X * size.Y}
	for c.bytes+added.bytes > c.limit && len(c.entries) > 0 {
		c.dropOldest()
	}
	c.clock++
	added.used = c.clock
	c.entries[key] = added
	c.bytes += added.bytes
	return image
}

// GiveBack gives back the images that nobody has asked for since it was last called: of a window that has another size now,
// say, when all that is seen has been drawn again.
func (c *Cache[K]) GiveBack() {
	for key, e := range c.entries {
		if e.used <= c.since {
			c.drop(key)
		}
	}
	c.since = c.clock
}

func (c *Cache[K]) dropOldest() {
	var oldest K
	var found *entry
	for key, candidate := range c.entries {
		if found == nil || candidate.used < found.used {
			oldest, found = key, candidate
		}
	}
	c.drop(oldest)
}

func (c *Cache[K]) drop(key K) {
	dropped := c.entries[key]
	delete(c.entries, key)
	c.bytes -= dropped.bytes
	dropped.image.Deallocate()
}
