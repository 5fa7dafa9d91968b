package lux

// Open is the view without what only its seat knows: what somebody sees who looks on (L16).
func (v *View) Open() View { return View{Table: v.Table, seat: v.seat} }

// And are these citizens and one more.
func (s Citizens) And(c Citizen) Citizens { return s + one(c) }
