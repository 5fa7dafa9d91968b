// Icons draws the icon of the page, assets/web/icon.svg, in all sizes that desktops ask for: as PNG files of so many pixels, and
// as capital.icns for macOS. The icon consists of one rounded rectangle and rectangles on it; they are drawn on whole pixels,
// so that the small ones are sharp.
package main

import (
	"bytes"
	"encoding/binary"
	"encoding/xml"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strconv"

	"golang.org/x/image/vector"
)

// svg is what is read of the icon: one rectangle with round corners, and paths "Mx yhWvHh-Wz".
type svg struct {
	ViewBox string `xml:"viewBox,attr"`
	Rect    struct {
		Radius float64 `xml:"rx,attr"`
		Fill   string  `xml:"fill,attr"`
	} `xml:"rect"`
	Paths []struct {
		D    string `xml:"d,attr"`
		Fill string `xml:"fill,attr"`
	} `xml:"path"`
}

// icon is the drawing in units of its own, of which so many go across it.
type icon struct {
	across, radius float64
	ground         color.RGBA
	squares        []square
}

// square is a rectangle in one colour.
type square struct {
	x, y, w, h float64
	fill       color.RGBA
}

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "icons: expected ICON.svg FOLDER")
		os.Exit(2)
	}
	if err := write(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "icons:", err)
		os.Exit(1)
	}
}

// write draws the icon of a file into a folder.
func write(from, folder string) error {
	drawing, err := read(from)
	if err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	for _, size := range []int{16, 24, 32, 48, 64, 128, 256, 512, 1024} {
		var file bytes.Buffer
		if err := png.Encode(&file, drawing.draw(size, 0)); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("icon-%d.png", size)), file.Bytes(), 0o644); err != nil {
			return err
		}
	}
	icns, err := drawing.icns()
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "capital.icns"), icns, 0o644)
}

func read(path string) (icon, error) {
	var file svg
	data, err := os.ReadFile(path)
	if err == nil {
		err = xml.Unmarshal(data, &file)
	}
	if err != nil {
		return icon{}, err
	}
	drawing := icon{radius: file.Rect.Radius}
	var height float64
	if _, err := fmt.Sscanf(file.ViewBox, "0 0 %g %g", &drawing.across, &height); err != nil || height != drawing.across {
		return icon{}, errors.New("expected a square from 0 0")
	}
	if drawing.ground, err = colour(file.Rect.Fill); err != nil {
		return icon{}, err
	}
	for _, path := range file.Paths {
		var s square
		var back float64
		if _, err := fmt.Sscanf(path.D, "M%g %gh%gv%gH%gz", &s.x, &s.y, &s.w, &s.h, &back); err != nil || back != s.x {
			return icon{}, fmt.Errorf("%s: expected a rectangle", path.D)
		}
		if s.fill, err = colour(path.Fill); err != nil {
			return icon{}, err
		}
		drawing.squares = append(drawing.squares, s)
	}
	return drawing, nil
}

// colour reads "#a92333".
func colour(text string) (color.RGBA, error) {
	rgb, err := strconv.ParseUint(text[min(1, len(text)):], 16, 24)
	if err != nil || len(text) != 7 {
		return color.RGBA{}, fmt.Errorf("%q: expected a colour like #a92333", text)
	}
	return color.RGBA{R: uint8(rgb >> 16), G: uint8(rgb >> 8), B: uint8(rgb), A: 255}, nil
}

// draw draws the icon so many pixels wide, with a margin around it that is a share of that.
func (i icon) draw(size int, margin float64) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, size, size))
	edge := int(math.Round(float64(size) * margin))
	inner := picture.Bounds().Inset(edge)
	scale := float64(inner.Dx()) / i.across
	rounded(picture, float32(inner.Min.X), float32(inner.Max.X), float32(i.radius*scale), i.ground)
	for _, s := range i.squares {
		left, right := i.pixels(s.x, s.w, inner.Dx())
		top, bottom := i.pixels(s.y, s.h, inner.Dx())
		draw.Draw(picture, image.Rect(left, top, right, bottom).Add(inner.Min), image.NewUniform(s.fill), image.Point{}, draw.Src)
	}
	return picture
}

// pixels are the whole pixels of so many across from where to where something reaches. What lies in the second half is put as
// far from the end as its like from the beginning, and is as wide.
func (i icon) pixels(from, length float64, across int) (begin, end int) {
	scale := float64(across) / i.across
	long := int(length * scale)
	if from+length/2 < i.across/2 {
		begin = int(math.Round(from * scale))
		return begin, begin + long
	}
	end = across - int(math.Round((i.across-from-length)*scale))
	return end - long, end
}

// rounded fills a square with round corners.
func rounded(picture *image.RGBA, from, to, radius float32, fill color.RGBA) {
	near := radius * (1 - 0.5523) // as a cubic curve comes closest to a quarter of a circle
	r := vector.NewRasterizer(picture.Bounds().Dx(), picture.Bounds().Dy())
	r.MoveTo(from+radius, from)
	r.LineTo(to-radius, from)
	r.CubeTo(to-near, from, to, from+near, to, from+radius)
	r.LineTo(to, to-radius)
	r.CubeTo(to, to-near, to-near, to, to-radius, to)
	r.LineTo(from+radius, to)
	r.CubeTo(from+near, to, from, to-near, from, to-radius)
	r.LineTo(from, from+radius)
	r.CubeTo(from, from+near, from+near, from, from+radius, from)
	r.Draw(picture, picture.Bounds(), image.NewUniform(fill), image.Point{})
}

// icnsKinds are the pictures of an icns file, by the names that it has for their sizes.
var icnsKinds = []struct {
	kind string
	size int
}{{"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512}, {"ic10", 1024}}

// icnsMargin is the share of an icon that macOS leaves free around it.
const icnsMargin = 0.1

// icns makes the icon as macOS takes it: pictures one after the other, each with its kind and its length.
func (i icon) icns() ([]byte, error) {
	var entries bytes.Buffer
	for _, entry := range icnsKinds {
		var file bytes.Buffer
		if err := png.Encode(&file, i.draw(entry.size, icnsMargin)); err != nil {
			return nil, err
		}
		entries.Write(chunk(entry.kind, file.Bytes()))
	}
	return chunk("icns", entries.Bytes()), nil
}

// chunk is a part of an icns file: four letters, the length of all in four bytes, the content.
func chunk(kind string, content []byte) []byte {
	out := binary.BigEndian.AppendUint32([]byte(kind), uint32(8+len(content)))
	return append(out, content...)
}
