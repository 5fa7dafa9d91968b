package view

import "capital/render/theme"

// Counted is the colour of what is counted or speaks for something: its outline, and the mark of the words about it.
const Counted theme.Colour = 0x23A6F0FF
