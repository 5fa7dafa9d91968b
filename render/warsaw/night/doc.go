// Package night draws districts by night: the same flat shapes in the blue of the night, and lit quarter by quarter in the
// light of their kind and of the epoch.
//
//	painter := night.NewPainter(writer)
//	painter.Prepare(look, epoch, size)                         // makes the pictures in slices
//	painter.Draw(dst, look, epoch, dusk, &lights, x, y, size)  // over the district by day
//	painter.DrawTram(dst, epoch, x, y, angle, size)
//	night.Paint(canvas, look, epoch, &lights)                  // what paints it without a window
//
// Sizes are in real pixels, as those of [capital/render/warsaw/tileart].
package night
