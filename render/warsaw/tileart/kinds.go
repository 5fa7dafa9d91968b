package tileart

import (
	"capital/render/theme"
	"capital/rules/warsaw"
)

// kindTones are the tones of the kinds of quarter, in their order.
var kindTones = [warsaw.Kinds]theme.Tones{
	warsaw.Residential: {Base: 0xA92333FF, Light: 0xD65A55FF, Dark: 0x741523FF, Ink: 0xFFF3E6FF},
	warsaw.Commercial:  {Base: 0xFFE638FF, Light: 0xFFF4A3FF, Dark: 0xD6A414FF, Ink: 0x4A3300FF},
	warsaw.Industrial:  {Base: 0x6264DFFF, Light: 0x9DA0F2FF, Dark: 0x3C3EA6FF, Ink: 0xFFFFFFFF},
	warsaw.Cultural:    {Base: 0x330576FF, Light: 0x6E43B3FF, Dark: 0x1E0249FF, Ink: 0xF3E9FFFF},
	warsaw.Park:        {Base: 0x98B58CFF, Light: 0xC4D8B5FF, Dark: 0x5E8457FF, Ink: 0x1E3320FF},
}

// KindTones returns the tones of a kind of quarter.
func KindTones(k warsaw.Kind) theme.Tones { return kindTones[k] }
