package enamel

import "capital/render/canvas"

// headgear is what tells a value by its outline: hair or a small cap (2), a wide brim (3), a point (4), a tall hat (5), a crown
// (6). Every family has its own.
func (p person) headgear() {
	all := [...][5]func(person){
		{cap2, fedora, hood, shako, spikes},
		{bun, cornette, hennin, mitre, halo},
		{beret, turban, bellCap, topHat, sunCrown},
		{goggles, strawHat, leafHood, mortarboard, antlers},
	}
	all[p.family][p.value-2](p)
}

// scalp is hair close to the head.
func (p person) scalp() {
	p.data(p.hair, "M-14 -60 C-16 -80 16 -80 14 -60 C11 -70 5 -71 0 -70 C-5 -71 -11 -70 -14 -60 Z")
}

// cap2 is a flat cap, its peak to one side.
func cap2(p person) {
	p.data(p.Dark, "M-15 -66 C-17 -84 14 -84 15 -67 L24 -63 C23 -60 16 -60 10 -63 C0 -68 -8 -67 -15 -66 Z")
	p.Circle(wire, 0, -78, 2)
}

// fedora shades the eyes.
func fedora(p person) {
	p.data(p.Dark, "M-16 -70 C-15 -92 -7 -97 0 -91 C7 -97 15 -92 16 -70 Z")
	p.data(p.Base, "M-15 -70 L-15 -76 L15 -76 L15 -70 Z")
	p.data(p.Dark, "M-36 -70 C-22 -76 22 -76 36 -70 C24 -60 -24 -60 -36 -70 Z")
}

// hood hides the face but for a mask.
func hood(p person) {
	p.Fill(ink, canvas.Data("M-13 -66 L13 -66 L13 -58 C8 -54 3 -56 0 -58 C-3 -56 -8 -54 -13 -58 Z")...)
	for _, x := range []float64{-5.2, 5.2} {
		p.Oval(glass, x, -61.5, 2.4, 1.5)
	}
	p.data(p.Dark, "M0 -117 C7 -96 22 -80 22 -58 C20 -50 18 -44 15 -41 C16 -56 12 -74 0 -75 C-12 -74 -16 -56 -15 -41 C-18 -44 -20 -50 -20 -58 C-22 -80 -7 -96 0 -117 Z")
}

// shako is the tall cap of an officer.
func shako(p person) {
	p.data(p.Dark, "M-15 -69 L-17 -100 L17 -100 L15 -69 Z")
	p.data(p.Base, "M-18 -104 L18 -104 L17 -97 L-17 -97 Z")
	p.data(p.Dark, "M-18 -69 C-10 -73 10 -73 18 -69 C14 -64 -14 -64 -18 -69 Z")
	p.field(wire, canvas.Points([]float64{0, -94, 6, -85, 0, -76, -6, -85}))
}

// spikes are a crown of blades.
func spikes(p person) {
	p.data(p.Dark, "M-17 -66 L-27 -96 L-14 -84 L-11 -106 L-4 -88 L0 -116 L4 -88 L11 -106 L14 -84 L27 -96 L17 -66 C8 -72 -8 -72 -17 -66 Z")
	p.field(wire, canvas.Points([]float64{0, -90, 4.5, -82, 0, -74, -4.5, -82}))
	for _, x := range []float64{-12, 12} {
		p.Circle(wire, x, -76, 2.2)
	}
}

// bun is hair in a knot, with a band.
func bun(p person) {
	p.scalp()
	p.field(p.hair, p.ArcLoop(0, -81, 7.5, 6.5, 0, 360))
	p.Line(p.Dark, 2.6, -13, -67, -6, -71, 6, -71, 13, -67)
}

// cornette is a veil with wide wings.
func cornette(p person) {
	p.data(p.Base, "M0 -72 C-8 -90 -24 -88 -38 -82 C-34 -70 -26 -60 -17 -50 L-13 -58 C-12 -70 -6 -73 0 -74 C6 -73 12 -70 13 -58 L17 -50 C26 -60 34 -70 38 -82 C24 -88 8 -90 0 -72 Z")
	p.data(p.Dark, "M-12 -70 C-6 -77 6 -77 12 -70 C6 -73 -6 -73 -12 -70 Z")
}

// hennin is a cone with a veil from its tip.
func hennin(p person) {
	p.data(p.Base, "M2 -110 C20 -100 30 -76 26 -44 C20 -62 14 -84 2 -104 Z")
	p.data(p.Dark, "M-15 -64 C-10 -82 -2 -98 2 -111 C6 -98 12 -80 15 -64 C8 -72 -8 -72 -15 -64 Z")
	p.Line(wire, 1.8, -9, -80, 10, -80)
	p.Line(wire, 1.8, -5, -91, 7, -91)
}

// mitre is the cleft hat of who leads a temple.
func mitre(p person) {
	p.data(p.Dark, "M-16 -67 L-19 -88 L-13 -106 L0 -97 L13 -106 L19 -88 L16 -67 C8 -71 -8 -71 -16 -67 Z")
	p.data(glass, "M-3 -70 L-3 -98 L3 -98 L3 -70 Z")
	p.data(glass, "M-17 -80 L17 -80 L17 -75 L-17 -75 Z")
}

// halo is a disc of light behind a small crown.
func halo(p person) {
	var l canvas.Loop
	for n := range 25 {
		r := 34.0
		if n%2 == 1 {
			r = 28
		}
		l = append(l, canvas.Polar(0, -72, r, 188+164*float64(n)/24))
	}
	ring := append(l, p.ArcLoop(0, -72, 22, 22, -8, -172)...)
	p.field(p.Dark, ring)
	p.scalp()
	p.data(p.Base, "M-14 -68 L-17 -84 L-8 -78 L0 -89 L8 -78 L17 -84 L14 -68 C6 -73 -6 -73 -14 -68 Z")
	p.Circle(p.Dark, 0, -77, 2.4)
}

// beret has a feather.
func beret(p person) {
	p.data(p.Dark, "M-17 -68 C-20 -80 -4 -86 12 -80 C20 -77 18 -68 13 -66 C4 -71 -8 -71 -17 -68 Z")
	p.Curve(p.Base.Mix(p.Dark, 0.35), 3.4, -10, -78, -18, -88, -15, -95)
}

// turban is wound wide, with a jewel.
func turban(p person) {
	p.data(p.Dark, "M0 -69 C-14 -64 -30 -66 -30 -77 C-29 -92 -8 -96 0 -92 C8 -96 29 -92 30 -77 C30 -66 14 -64 0 -69 Z")
	p.Curve(p.Base, 3, -27, -72, -8, -74, 6, -92)
	p.Curve(p.Base, 3, -18, -68, 8, -72, 20, -88)
	p.field(wire, canvas.Points([]float64{0, -86, 4.5, -79, 0, -72, -4.5, -79}))
}

// bellCap is a cap that ends in a point with a bell.
func bellCap(p person) {
	p.data(p.Dark, "M-16 -65 C-16 -84 -6 -96 4 -108 C6 -96 14 -82 16 -65 C8 -71 -8 -71 -16 -65 Z")
	p.data(p.Base, "M-17 -64 C-10 -71 10 -71 17 -64 L16 -71 C8 -77 -8 -77 -16 -71 Z")
	p.Circle(p.Dark, 4, -106, 6)
	p.Circle(p.Base, 4, -106, 4)
}

// topHat is tall and straight.
func topHat(p person) {
	p.data(p.Dark, "M-15 -70 L-17 -104 C-8 -107 8 -107 17 -104 L15 -70 Z")
	p.data(p.Base, "M-15.5 -74 L-16 -82 L16 -82 L15.5 -74 Z")
	p.data(p.Dark, "M-23 -70 C-12 -75 12 -75 23 -70 C14 -65 -14 -65 -23 -70 Z")
}

// sunCrown shines.
func sunCrown(p person) {
	for n := range 7 {
		a := 198 + 24*float64(n)
		tip, left, right := canvas.Polar(0, -70, 39, a), canvas.Polar(0, -68, 20, a-9), canvas.Polar(0, -68, 20, a+9)
		p.field(p.Dark, canvas.Loop{left, tip, right})
	}
	p.scalp()
	p.data(p.Dark, "M-16 -64 C-18 -80 -8 -90 0 -90 C8 -90 18 -80 16 -64 C8 -72 -8 -72 -16 -64 Z")
	p.data(p.Base, "M-16 -66 C-14 -74 14 -74 16 -66 C8 -72 -8 -72 -16 -66 Z")
	p.Circle(p.Base, 0, -81, 4)
}

// goggles are pushed up into the hair.
func goggles(p person) {
	p.data(p.hair, "M-15 -58 L-17 -72 L-12 -80 L-5 -82 L2 -85 L9 -80 L15 -74 L15 -58 C11 -68 5 -71 0 -70 C-5 -71 -11 -68 -15 -58 Z")
	p.Line(p.Dark, 2.6, -15, -73, 15, -73)
	for _, x := range []float64{-6, 6} {
		p.Circle(p.Dark, x, -74, 5.2)
		p.Circle(p.Light, x, -74, 3.2)
	}
}

// strawHat keeps the sun away in the field.
func strawHat(p person) {
	p.data(p.Base, "M-15 -70 C-15 -98 15 -98 15 -70 Z")
	p.data(p.Dark, "M-14.5 -70 L-14 -77 L14 -77 L14.5 -70 Z")
	p.data(p.Base, "M-38 -62 C-24 -80 24 -80 38 -62 C22 -70 -22 -70 -38 -62 Z")
}

// leafHood is a hood that ends as a leaf does.
func leafHood(p person) {
	p.data(p.Dark, "M9 -112 C8 -98 22 -80 20 -58 C19 -50 18 -46 15 -42 C16 -58 12 -73 0 -74 C-12 -73 -16 -58 -15 -42 C-18 -46 -19 -50 -20 -58 C-21 -82 -2 -96 9 -112 Z")
	p.Curve(p.Base, 2.2, 8, -106, -2, -92, 0, -76)
	p.Curve(p.Base, 1.8, 1, -88, 8, -86, 13, -78)
}

// mortarboard lies on a high cap.
func mortarboard(p person) {
	p.data(p.Dark, "M-14 -66 L-15 -90 L15 -90 L14 -66 C8 -71 -8 -71 -14 -66 Z")
	p.data(p.Dark, "M-27 -91 L0 -101 L27 -91 L0 -83 Z")
	p.Line(wire, 2, 0, -93, -20, -90, -20, -76)
	p.field(wire, p.ArcLoop(-20, -75, 2.6, 4, 0, 360))
}

// antlers grow from a wreath of leaves.
func antlers(p person) {
	for _, side := range []float64{-1, 1} {
		p.Line(p.Dark, 5, side*9, -76, side*20, -90, side*17, -112)
		p.Line(p.Dark, 4, side*19, -91, side*32, -100)
		p.Line(p.Dark, 4, side*14, -83, side*30, -84)
		p.Line(p.Dark, 3.6, side*18.5, -101, side*8, -110)
	}
	p.scalp()
	p.data(p.Base, "M-17 -62 C-19 -76 -8 -82 0 -82 C8 -82 19 -76 17 -62 C12 -72 -12 -72 -17 -62 Z")
	for _, x := range []float64{-11, -4, 4, 11} {
		p.Oval(wire, x, -75+x*x/40, 2.2, 3)
	}
}
