package musictest

import (
	"encoding/binary"
	"image"
	"image/color"
	"image/png"
	"math"
	"math/cmplx"
	"os"
)

// WriteWAV writes samples as a file that any player opens.
func WriteWAV(path string, left, right []float32) error {
	data := len(left) * 4
	out := make([]byte, 0, 44+data)
	out = append(out, "RIFF"...)
	out = binary.LittleEndian.AppendUint32(out, uint32(36+data))
	out = append(out, "WAVEfmt "...)
	out = binary.LittleEndian.AppendUint32(out, 16)
	out = binary.LittleEndian.AppendUint16(out, 1)
	out = binary.LittleEndian.AppendUint16(out, 2)
	out = binary.LittleEndian.AppendUint32(out, rate)
	out = binary.LittleEndian.AppendUint32(out, rate*4)
	out = binary.LittleEndian.AppendUint16(out, 4)
	out = binary.LittleEndian.AppendUint16(out, 16)
	out = append(out, "data"...)
	out = binary.LittleEndian.AppendUint32(out, uint32(data))
	for i := range left {
		for _, v := range []float32{left[i], right[i]} {
			out = binary.LittleEndian.AppendUint16(out, uint16(int16(max(min(v, 1), -1)*math.MaxInt16)))
		}
	}
	return os.WriteFile(path, out, 0o644)
}

// transform is the Fourier transform of samples in place; there are a power of two of them.
func transform(x []complex128) {
	n := len(x)
	if n == 1 {
		return
	}
	even, odd := make([]complex128, n/2), make([]complex128, n/2)
	for i := range even {
		even[i], odd[i] = x[2*i], x[2*i+1]
	}
	transform(even)
	transform(odd)
	for i := range even {
		turned := cmplx.Rect(1, -2*math.Pi*float64(i)/float64(n)) * odd[i]
		x[i], x[i+n/2] = even[i]+turned, even[i]-turned
	}
}

// Spectrum is how loud each frequency is around a sample, in dB: there are size/2 of them, up to half the rate.
func Spectrum(samples []float32, at, size int) []float64 {
	x := make([]complex128, size)
	for i := range x {
		if n := at + i; n >= 0 && n < len(samples) {
			x[i] = complex(float64(samples[n])*(0.5-0.5*math.Cos(2*math.Pi*float64(i)/float64(size))), 0)
		}
	}
	transform(x)
	out := make([]float64, size/2)
	for i := range out {
		out[i] = 20 * math.Log10(cmplx.Abs(x[i])*4/float64(size)+1e-9)
	}
	return out
}

// WriteSpectrogram draws samples: time to the right, frequencies upwards by octaves from 30 Hz to 20 kHz, and the loudness of
// the shape below.
func WriteSpectrogram(path string, left, right []float32, wide int) error {
	const high, foot, size = 480, 80, 4096
	img := image.NewRGBA(image.Rect(0, 0, wide, high+foot))
	mono := make([]float32, len(left))
	for i := range mono {
		mono[i] = (left[i] + right[i]) / 2
	}
	for x := range wide {
		from, to := len(mono)*x/wide, len(mono)*(x+1)/wide
		s := Spectrum(mono, from-size/2, size)
		for y := range high {
			f := 30 * math.Pow(20000.0/30, float64(high-1-y)/high)
			level := s[min(int(f/rate*size), len(s)-1)]
			v := min(max((level+100)/90, 0), 1)
			img.Set(x, y, color.RGBA{uint8(255 * math.Pow(v, 0.8)), uint8(255 * v * v), uint8(255 * math.Sin(v*math.Pi) * 0.6), 255})
		}
		peak := Peak(mono[from:to])
		for y := range foot {
			lit := uint8(20)
			if math.Abs(float64(y)-foot/2) < peak*foot/2 {
				lit = 220
			}
			img.Set(x, high+y, color.RGBA{lit, lit, lit, 255})
		}
	}
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	defer file.Close()
	return png.Encode(file, img)
}
