// Package cabinet is the one place that names all games.
package cabinet
