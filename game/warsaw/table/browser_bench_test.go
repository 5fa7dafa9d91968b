//go:build !js

package table

import (
	"encoding/json"
	"slices"
	"strconv"
	"testing"
	"time"

	"capital/game/drive"
)

// framesWatched runs in the page before anything else. framesIn counts frames for a while and tells the longest time
// between two; thinkOn has a worker do the last long job again and again, until told to stop.
const framesWatched = `
	globalThis.framesIn = (milliseconds) => new Promise((done) => {
		const start = performance.now();
		let last = start, longest = 0, count = -1;
		const frame = (now) => {
			if (count >= 0) longest = Math.max(longest, now - last);
			last = now;
			count++;
			if (now - start < milliseconds) requestAnimationFrame(frame);
			else done(JSON.stringify({ Rate: count / (now - start) * 1000, Longest: longest }));
		};
		requestAnimationFrame(frame);
	});
	globalThis.thinkOn = () => {
		const job = workersSeen.answers.reduce((a, b) => a.Milliseconds > b.Milliseconds ? a : b).Job;
		globalThis.thinkingNow = false;
		const worker = startThinker((said) => {
			if (said === null) return;
			worker.postMessage(job);
			globalThis.thinkingNow = true;
		});
		globalThis.thinkNoMore = () => worker.terminate();
	};`

// measured is what framesIn tells.
type measured struct {
	Rate    float64 // frames a second
	Longest float64 // milliseconds
}

// framesFor counts the frames of some seconds, with the pointer going over the hand or at rest.
func framesFor(b *testing.B, p *drive.Page, moving bool) (m measured) {
	b.Helper()
	p.Ask("framesIn(5000).then((told) => { globalThis.framesTold = told; }), globalThis.framesTold = ''")
	for told, at := "", 0; ; at++ {
		if moving {
			p.Move(float64(150+at%8*25), 300)
		} else {
			time.Sleep(100 * time.Millisecond)
		}
		if told = p.Ask("framesTold"); told != "" {
			if err := json.Unmarshal([]byte(told), &m); err != nil {
				b.Fatal(err)
			}
			return m
		}
	}
}

// Frames at the table of a match against two masters: while a worker thinks without a pause and while none does, in
// turns; and the masters' thinking times.
func BenchmarkFramesWhileMastersThink(b *testing.B) {
	p := againstMasters(b, 2, drive.PageOptions{Width: 480, Height: 320, Broken: workersWatched + framesWatched})
	goOn(b, p, 8)
	p.Settle() // the last move has been drawn
	for b.Loop() {
		for _, moving := range []bool{false, true} {
			name := map[bool]string{false: "still", true: "moving"}[moving]
			var rate, longest [2]float64
			const turns = 3
			for range turns {
				for thinking := range 2 {
					if thinking == 1 {
						p.Ask("thinkOn(), ''")
						drive.Until(b, "the worker is at work", func() bool { return p.Ask("String(thinkingNow)") == "true" })
					}
					m := framesFor(b, p, moving)
					rate[thinking] += m.Rate / turns
					longest[thinking] = max(longest[thinking], m.Longest)
					if thinking == 1 {
						p.Ask("thinkNoMore(), ''")
					}
				}
			}
			b.ReportMetric(rate[0], name+"-idle-frames/s")
			b.ReportMetric(rate[1], name+"-thinking-frames/s")
			b.ReportMetric(longest[0], name+"-idle-longest-ms")
			b.ReportMetric(longest[1], name+"-thinking-longest-ms")
		}
	}
	var answers []heard
	if err := json.Unmarshal([]byte(p.Ask("JSON.stringify(workersSeen.answers)")), &answers); err != nil {
		b.Fatal(err)
	}
	var times []float64
	for _, answer := range answers {
		times = append(times, answer.Milliseconds)
	}
	slices.Sort(times)
	b.ReportMetric(times[len(times)/2], "thinking-median-ms")
	b.ReportMetric(times[len(times)*95/100], "thinking-p95-ms")
	b.ReportMetric(float64(len(times)), "decisions")
	cores, _ := strconv.ParseFloat(p.Ask("String(navigator.hardwareConcurrency)"), 64)
	b.ReportMetric(cores, "cores")
}
