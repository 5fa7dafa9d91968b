// Screen looks at a virtual screen: `screen FILE PICTURE` reads what Xvfb keeps in its -fbdir, waits until more than a drawing's
// worth of colours is on it and it stays as it is, for a minute at most, and writes it as a PNG picture. It is an error when
// nothing was drawn by then.
package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"time"
)

// A window that has drawn its title has far more colours than an empty one, or one with an error in it.
const colours = 500

// patience is how long a window may take to draw itself by the processor, on a machine that does other things.
const patience = time.Minute

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "screen: expected FILE PICTURE")
		os.Exit(2)
	}
	if err := look(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "screen:", err)
		os.Exit(1)
	}
}

// look writes the picture of a screen that has been drawn and has come to rest.
func look(from, to string) error {
	var before []byte
	for began := time.Now(); ; time.Sleep(time.Second) {
		picture, err := read(from)
		if err != nil {
			return err
		}
		drawn, late := count(picture) >= colours, time.Since(began) > patience
		if !drawn && late {
			err = errors.New("nothing was drawn")
		}
		if late || drawn && bytes.Equal(picture.Pix, before) {
			return errors.Join(err, write(picture, to))
		}
		before = picture.Pix
	}
}

// read reads a screen of 32 bits a pixel in the form of the X window dump, version 7: numbers of four bytes, the colours, the
// pixels.
func read(path string) (*image.RGBA, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	number := func(i int) int { return int(binary.BigEndian.Uint32(data[4*i:])) }
	if len(data) < 100 || number(1) != 7 || number(11) != 32 {
		return nil, fmt.Errorf("%s: expected a window dump of 32 bits a pixel", path)
	}
	const colourSize = 12
	header, width, height, line := number(0)+number(19)*colourSize, number(4), number(5), number(12)
	if len(data) < header+line*height {
		return nil, fmt.Errorf("%s: it is cut off", path)
	}
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			bgr := data[header+y*line+4*x:]
			copy(picture.Pix[picture.PixOffset(x, y):], []byte{bgr[2], bgr[1], bgr[0], 255})
		}
	}
	return picture, nil
}

// count tells how many colours there are.
func count(picture *image.RGBA) int {
	found := map[[4]byte]bool{}
	for i := 0; i < len(picture.Pix); i += 4 {
		found[[4]byte(picture.Pix[i:])] = true
	}
	return len(found)
}

func write(picture image.Image, path string) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(file, picture), file.Close())
}
