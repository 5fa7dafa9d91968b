// Package musictest judges music by what is heard of it: how loud it is, whether anything is cut off or clicks, and whether it
// repeats itself.
package musictest

import "math"

// rate is how many samples a second there are.
const rate = 48000

// biquad is a filter of the second order.
type biquad struct{ b0, b1, b2, a1, a2, x1, x2, y1, y2 float64 }

func (f *biquad) pass(x float64) float64 {
	y := f.b0*x + f.b1*f.x1 + f.b2*f.x2 - f.a1*f.y1 - f.a2*f.y2
	f.x2, f.x1, f.y2, f.y1 = f.x1, x, f.y1, y
	return y
}

// weighting are the two filters of ITU-R BS.1770 at 48 kHz: the head, and the ear's weakness for low tones.
func weighting() [2]biquad {
	return [2]biquad{
		{b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285, a1: -1.69065929318241, a2: 0.73248077421585},
		{b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621},
	}
}

// Loudness is the integrated loudness of samples in LUFS, after EBU R 128: blocks of 400 ms that overlap by three quarters, those
// below -70 LUFS and those 10 LU below the rest left out.
func Loudness(left, right []float32) float64 {
	const hop = rate / 10
	power := make([]float64, len(left)/hop)
	for _, ear := range [][]float32{left, right} {
		f := weighting()
		for n := range power {
			for _, v := range ear[n*hop : (n+1)*hop] {
				w := f[1].pass(f[0].pass(float64(v)))
				power[n] += w * w / hop
			}
		}
	}
	var blocks []float64
	for n := 0; n+4 <= len(power); n++ {
		blocks = append(blocks, (power[n]+power[n+1]+power[n+2]+power[n+3])/4)
	}
	gated := meanAbove(blocks, math.Pow(10, (-70+0.691)/10))
	return -0.691 + 10*math.Log10(meanAbove(blocks, gated/10))
}

// meanAbove is the mean of what is larger than a threshold.
func meanAbove(blocks []float64, threshold float64) float64 {
	sum, count := 0.0, 0
	for _, b := range blocks {
		if b > threshold {
			sum += b
			count++
		}
	}
	if count == 0 {
		return 0
	}
	return sum / float64(count)
}

// Peak is how far the loudest sample is from silence.
func Peak(samples []float32) float64 {
	peak := 0.0
	for _, v := range samples {
		peak = max(peak, math.Abs(float64(v)))
	}
	return peak
}
