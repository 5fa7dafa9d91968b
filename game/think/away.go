//go:build !js

package think

import "context"

// doAway does a job in this goroutine, for which no frame waits.
func doAway(ctx context.Context, job Job) (Answer, error) {
	if err := ctx.Err(); err != nil {
		return Answer{}, err
	}
	return do(ctx, job)
}
