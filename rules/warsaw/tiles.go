package warsaw

// Short names that keep a row of the table on one line.
const (
	r = Residential
	c = Commercial
	i = Industrial
	u = Cultural
	p = Park
)

// tiles is the whole tile table: the sixteen tiles of each epoch, the ordinary ones
// first, then the starting tiles and both sides of the milestones. The public
// buildings stand in the epoch that ruling 5 gives them. It is a table of constants
// and never written to.
//
// The ordinary tiles and all prices are this game's own design (ruling 6), weighed in
// matches of two, three and four architects ("capital lab balance" prints the figures and
// the targets):
//   - Early tiles are mostly of one kind and cost little, because there are six coins
//     for the first four of them: two or three of a first hand are built. Late tiles
//     are mixed and dear, but may cover something dear.
//   - Homes on most tiles make parks and markets grow without end, so late tiles have
//     few park quarters, often in the corner opposite their homes, and few commercial
//     ones, or coins would pile up.
//   - The transport sign earns more the earlier it lies, as its groups must lie apart:
//     there is one in I, five in II, then two or three, at a few coins more.
//   - Industry costs its neighbours' victory points and so stands on cheap tiles, late
//     ones mostly without homes.
//   - A building costs what it brings a district that suits it, so that it is neither
//     left lying nor fought for by all. Those that rarely suit are nearly free.
//
// What changed in the second version, and why:
//   - Parks brought 41 % of all victory points, more than a third of them in the last
//     two epochs: park quarters of V and VI moved away from the homes of their tile.
//   - Who led after epoch III won too seldom once parks weighed less, so cultural signs
//     moved from late tiles to early ones: II and III gained a point on most, IV to VI
//     lost one, and their tiles became cheaper for it.
//   - Every second tile of epoch I was bought by whoever saw it: those became dearer,
//     those left lying cheaper. In I a coin more or less decides, for all seats stand
//     alike: the next coin may turn a tile that all buy into one that few do.
//   - Coins were left at the end: signs for coins left V and VI, and commercial quarters
//     left IV and VI. The second keeps the Palace of Culture and Science from taking even
//     more.
//   - Who led after epoch III won too seldom still: transport signs moved from V and VI
//     to II, where they earn five times and a lead in them lasts.
//   - Public buildings of V and VI brought too much in the last income phase and cost
//     more now, as far as they were not left lying; the ordinary tiles beside them cost
//     less. Those of II, III and the stations were left lying and cost less, too.
//
// What changed in the third version, and why:
//   - Sigismund's Column or I-07, whichever the architects had learned to like, was bought
//     by all who saw it: the column became dearer and the park of I-12 cheaper, so that as
//     much speaks for one as for the other. II-12 and IV-05, used by nine in ten, became
//     dearer too.
//   - With three and two seats coins were left at the end: half of the signs for coins left
//     IV and V.
//   - A seventh tile was nearly sold: what was left lying in IV to VI became a coin cheaper.
//
// What changed in the fourth version, for which the architects learned to play with two, with
// three and with four seats, each for itself, and why:
//   - With two seats who led after epoch III won too often. Architects that have learned to play
//     with two value early transport signs so much that no price kept all of them from buying
//     I-01, so its sign went to II-03: a sign of II earns most after epoch III, so that the lead
//     after it tells less.
//   - At five coins I-04 and I-07 left one coin for a second tile and were bought by all, one or
//     the other. They cost all six now, I-01 nothing, and what stands between is dearer or, as
//     I-02 and I-11, has a victory point less and is cheaper for it: half a step, where a coin
//     is a whole one. I-06 and I-13 mix their quarters otherwise for the same reason.
//   - The signs for coins left most tiles of IV and V, for with two seats more coins come in
//     than can be spent, and the tiles became cheaper for it.
//   - A seventh tile was sold with two seats: what was left lying in II to VI became cheaper,
//     ordinary tiles more than buildings.
//
// What no tile can mend, for the texts fix it: a milestone that pays coins from epoch I
// on, or takes points from all others, moves its owner's chance to win by far more than
// any tile (where milestones were drawn by lot for a trial, Saxon Palace and Wilanów
// Palace moved it by 31 points, the Palace of Culture and Science by 24); coins bring few
// points at the end because money is tight (2.2 % of all with four seats, 3.0 % with two);
// and whoever holds Europa Market, with two seats every fourth, has thirty coins more than
// can be spent: with two seats 13 are left over in the median, without the holders of Europa
// Market 10.
var tiles = [faces]Tile{
	// Epoch I
	{Code: "I-01", Epoch: 1, Price: 0, Quarters: [4]Kind{r, r, r, r}},
	{Code: "I-02", Epoch: 1, Price: 3, Quarters: [4]Kind{r, r, u, u}, VP: 1},
	{Code: "I-03", Epoch: 1, Price: 1, Quarters: [4]Kind{r, r, r, p}},
	{Code: "I-04", Epoch: 1, Price: 6, Quarters: [4]Kind{r, r, r, c}},
	{Code: "I-05", Epoch: 1, Price: 2, Quarters: [4]Kind{r, r, p, p}},
	{Code: "I-06", Epoch: 1, Price: 2, Quarters: [4]Kind{c, c, c, i}},
	{Code: "I-07", Epoch: 1, Price: 6, Quarters: [4]Kind{c, c, c, r}},
	{Code: "I-08", Epoch: 1, Price: 2, Quarters: [4]Kind{i, i, i, i}, Coins: 2},
	{Code: "I-09", Epoch: 1, Price: 2, Quarters: [4]Kind{i, i, i, r}, Coins: 1},
	{Code: "I-10", Epoch: 1, Price: 1, Quarters: [4]Kind{u, u, u, u}, VP: 2},
	{Code: "I-11", Epoch: 1, Price: 4, Quarters: [4]Kind{u, u, u, r}, Transport: true},
	{Code: "I-12", Epoch: 1, Price: 2, Quarters: [4]Kind{p, p, p, u}, VP: 1},
	{Code: "I-13", Epoch: 1, Price: 3, Quarters: [4]Kind{p, p, c, c}},
	{Code: "arsenal", Name: "Arsenal", Epoch: 1, Price: 1, Building: Arsenal},
	{Code: "marywil", Name: "Marywil", Epoch: 1, Price: 1, Building: Marywil},
	{Code: "sigismunds-column", Name: "Sigismund's Column", Epoch: 1, Price: 5, Building: SigismundsColumn},

	// Epoch II
	{Code: "II-01", Epoch: 2, Price: 3, Quarters: [4]Kind{r, r, r, r}, Transport: true},
	{Code: "II-02", Epoch: 2, Price: 5, Quarters: [4]Kind{r, r, p, p}, Transport: true},
	{Code: "II-03", Epoch: 2, Price: 6, Quarters: [4]Kind{r, r, c, c}, Transport: true},
	{Code: "II-04", Epoch: 2, Price: 3, Quarters: [4]Kind{r, r, r, c}},
	{Code: "II-05", Epoch: 2, Price: 3, Quarters: [4]Kind{c, c, c, c}, Transport: true},
	{Code: "II-06", Epoch: 2, Price: 3, Quarters: [4]Kind{c, c, u, u}, VP: 2},
	{Code: "II-07", Epoch: 2, Price: 1, Quarters: [4]Kind{c, c, c, i}, Coins: 1},
	{Code: "II-08", Epoch: 2, Price: 1, Quarters: [4]Kind{i, i, i, i}, Coins: 2},
	{Code: "II-09", Epoch: 2, Price: 2, Quarters: [4]Kind{i, i, i, c}, Coins: 2},
	{Code: "II-10", Epoch: 2, Price: 6, Quarters: [4]Kind{u, u, u, u}, VP: 3, Transport: true},
	{Code: "II-11", Epoch: 2, Price: 3, Quarters: [4]Kind{p, p, p, r}},
	{Code: "II-12", Epoch: 2, Price: 3, Quarters: [4]Kind{p, p, p, u}, VP: 2},
	{Code: "collegium-nobilium", Name: "Collegium Nobilium", Epoch: 2, Price: 1, Building: CollegiumNobilium},
	{Code: "holy-trinity-church", Name: "Holy Trinity Evangelical Church", Epoch: 2, Price: 1, Building: HolyTrinityEvangelicalChurch},
	{Code: "jablonowski-palace", Name: "Jabłonowski Palace", Epoch: 2, Price: 2, Building: JablonowskiPalace},
	{Code: "royal-baths-park", Name: "Royal Baths Park", Epoch: 2, Price: 0, Building: RoyalBathsPark},

	// Epoch III
	{Code: "III-01", Epoch: 3, Price: 4, Quarters: [4]Kind{r, r, r, r}, Transport: true},
	{Code: "III-02", Epoch: 3, Price: 2, Quarters: [4]Kind{r, r, r, c}},
	{Code: "III-03", Epoch: 3, Price: 3, Quarters: [4]Kind{r, r, c, p}},
	{Code: "III-04", Epoch: 3, Price: 5, Quarters: [4]Kind{r, r, u, u}, VP: 2},
	{Code: "III-05", Epoch: 3, Price: 4, Quarters: [4]Kind{r, r, i, c}, Coins: 2},
	{Code: "III-06", Epoch: 3, Price: 6, Quarters: [4]Kind{u, u, p, p}, VP: 1, Transport: true},
	{Code: "III-07", Epoch: 3, Price: 3, Quarters: [4]Kind{c, c, p, u}, VP: 2},
	{Code: "III-08", Epoch: 3, Price: 2, Quarters: [4]Kind{c, c, c, r}},
	{Code: "III-09", Epoch: 3, Price: 2, Quarters: [4]Kind{i, i, i, c}, Coins: 2},
	{Code: "III-10", Epoch: 3, Price: 2, Quarters: [4]Kind{i, i, i, p}, Coins: 2},
	{Code: "III-11", Epoch: 3, Price: 7, Quarters: [4]Kind{u, u, u, r}, VP: 3},
	{Code: "III-12", Epoch: 3, Price: 1, Quarters: [4]Kind{p, p, p, c}},
	{Code: "warsaw-vienna-railway", Name: "Warsaw-Vienna Railway", Epoch: 3, Price: 3, Building: WarsawViennaRailway},
	{Code: "university-of-technology", Name: "Warsaw University of Technology", Epoch: 3, Price: 2, Building: WarsawUniversityOfTechnology},
	{Code: "skaryszewski-park", Name: "Skaryszewski Park", Epoch: 3, Price: 2, Building: SkaryszewskiPark},
	{Code: "polish-telephone", Name: "Polish Telephone Joint-Stock Company", Epoch: 3, Price: 4, Building: PolishTelephone},

	// Epoch IV
	{Code: "IV-01", Epoch: 4, Price: 3, Quarters: [4]Kind{r, r, u, p}, VP: 1},
	{Code: "IV-02", Epoch: 4, Price: 10, Quarters: [4]Kind{r, c, r, u}, VP: 1, Transport: true},
	{Code: "IV-03", Epoch: 4, Price: 3, Quarters: [4]Kind{p, i, p, c}},
	{Code: "IV-04", Epoch: 4, Price: 3, Quarters: [4]Kind{r, r, u, u}, VP: 1},
	{Code: "IV-05", Epoch: 4, Price: 9, Quarters: [4]Kind{r, i, r, u}, VP: 1, Transport: true},
	{Code: "IV-06", Epoch: 4, Price: 2, Quarters: [4]Kind{u, u, p, p}, VP: 1},
	{Code: "IV-07", Epoch: 4, Price: 9, Quarters: [4]Kind{u, p, u, r}, VP: 1, Transport: true},
	{Code: "IV-08", Epoch: 4, Price: 4, Quarters: [4]Kind{i, i, u, u}, VP: 1},
	{Code: "IV-09", Epoch: 4, Price: 2, Quarters: [4]Kind{i, i, r, c}},
	{Code: "IV-10", Epoch: 4, Price: 4, Quarters: [4]Kind{i, i, p, u}, VP: 1},
	{Code: "IV-11", Epoch: 4, Price: 3, Quarters: [4]Kind{u, u, r, p}, VP: 1},
	{Code: "IV-12", Epoch: 4, Price: 2, Quarters: [4]Kind{u, u, p, c}, VP: 1},
	{Code: "IV-13", Epoch: 4, Price: 6, Quarters: [4]Kind{p, p, r, u}, VP: 1},
	{Code: "prudential", Name: "Prudential", Epoch: 4, Price: 1, Building: Prudential},
	{Code: "okecie-airport", Name: "Okęcie Airport", Epoch: 4, Price: 2, Building: OkecieAirport},
	{Code: "school-of-economics", Name: "Warsaw School of Economics", Epoch: 4, Price: 5, Building: WarsawSchoolOfEconomics},

	// Epoch V
	{Code: "V-01", Epoch: 5, Price: 12, Quarters: [4]Kind{r, c, p, r}, Transport: true},
	{Code: "V-02", Epoch: 5, Price: 5, Quarters: [4]Kind{r, p, c, u}, VP: 1},
	{Code: "V-03", Epoch: 5, Price: 0, Quarters: [4]Kind{r, i, u, u}, VP: 1},
	{Code: "V-04", Epoch: 5, Price: 4, Quarters: [4]Kind{r, r, c, u}, VP: 1},
	{Code: "V-05", Epoch: 5, Price: 2, Quarters: [4]Kind{i, i, u, p}, VP: 1},
	{Code: "V-06", Epoch: 5, Price: 1, Quarters: [4]Kind{p, u, i, r}, VP: 1},
	{Code: "V-07", Epoch: 5, Price: 0, Quarters: [4]Kind{i, i, c, p}},
	{Code: "V-08", Epoch: 5, Price: 3, Quarters: [4]Kind{i, u, u, p}, VP: 1},
	{Code: "V-09", Epoch: 5, Price: 9, Quarters: [4]Kind{p, u, u, r}, VP: 1, Transport: true},
	{Code: "V-10", Epoch: 5, Price: 4, Quarters: [4]Kind{p, u, u, u}, VP: 2},
	{Code: "central-department-store", Name: "Central Department Store", Epoch: 5, Price: 3, Building: CentralDepartmentStore},
	{Code: "city-center", Name: "City Center", Epoch: 5, Price: 10, Building: CityCenter},
	{Code: "main-railway-station", Name: "Main Railway Station", Epoch: 5, Price: 2, Building: MainRailwayStation},
	{Code: "old-town", Name: "Old Town", Epoch: 5, Price: 9, Building: OldTown},
	{Code: "automobile-factory", Name: "Passenger Automobile Factory", Epoch: 5, Price: 8, Building: PassengerAutomobileFactory},
	{Code: "steelworks", Name: "Warsaw Steelworks", Epoch: 5, Price: 3, Building: WarsawSteelworks},

	// Epoch VI
	{Code: "VI-01", Epoch: 6, Price: 9, Quarters: [4]Kind{r, c, u, p}, VP: 1, Transport: true},
	{Code: "VI-02", Epoch: 6, Price: 3, Quarters: [4]Kind{r, u, c, i}, VP: 1},
	{Code: "VI-03", Epoch: 6, Price: 0, Quarters: [4]Kind{r, u, i, p}, VP: 1},
	{Code: "VI-04", Epoch: 6, Price: 3, Quarters: [4]Kind{r, u, i, p}, VP: 2},
	{Code: "VI-05", Epoch: 6, Price: 2, Quarters: [4]Kind{c, r, p, u}, VP: 1},
	{Code: "VI-06", Epoch: 6, Price: 2, Quarters: [4]Kind{c, p, u, u}, VP: 2},
	{Code: "VI-07", Epoch: 6, Price: 4, Quarters: [4]Kind{i, u, u, p}, VP: 2},
	{Code: "VI-08", Epoch: 6, Price: 6, Quarters: [4]Kind{u, u, p, r}, VP: 2},
	{Code: "VI-09", Epoch: 6, Price: 11, Quarters: [4]Kind{p, r, u, u}, VP: 2, Transport: true},
	{Code: "copernicus-science-center", Name: "Copernicus Science Center", Epoch: 6, Price: 11, Building: CopernicusScienceCenter},
	{Code: "fountain-park", Name: "Fountain Park", Epoch: 6, Price: 5, Building: FountainPark},
	{Code: "golden-terraces", Name: "Golden Terraces", Epoch: 6, Price: 3, Building: GoldenTerraces},
	{Code: "national-stadium", Name: "National Stadium", Epoch: 6, Price: 16, Building: NationalStadium},
	{Code: "rising-museum", Name: "Warsaw Rising Museum", Epoch: 6, Price: 9, Building: WarsawRisingMuseum},
	{Code: "university-library", Name: "Warsaw University Library", Epoch: 6, Price: 6, Building: WarsawUniversityLibrary},
	{Code: "wilanow", Name: "Wilanów", Epoch: 6, Price: 13, Building: Wilanow},

	// Starting tiles, all alike (ruling 1)
	{Code: "start-1", Quarters: [4]Kind{p, p, r, r}},
	{Code: "start-2", Quarters: [4]Kind{p, p, r, r}},
	{Code: "start-3", Quarters: [4]Kind{p, p, r, r}},
	{Code: "start-4", Quarters: [4]Kind{p, p, r, r}},

	// Milestones, first sides, then second sides (ruling 4)
	{Code: "saxon-palace", Name: "Saxon Palace", Epoch: 1, Building: SaxonPalace},
	{Code: "grand-theater", Name: "Grand Theater", Epoch: 2, Building: GrandTheater},
	{Code: "namiestnikowski-palace", Name: "Namiestnikowski Palace", Epoch: 3, Building: NamiestnikowskiPalace},
	{Code: "w-z-route", Name: "W-Z Route", Epoch: 4, Building: WZRoute},
	{Code: "metro", Name: "Metro", Epoch: 5, Building: Metro},
	{Code: "wilanow-palace", Name: "Wilanów Palace", Epoch: 1, Building: WilanowPalace},
	{Code: "water-filters", Name: "Water Filters", Epoch: 2, Building: WaterFilters},
	{Code: "wilson-square", Name: "Wilson Square", Epoch: 3, Building: WilsonSquare},
	{Code: "palace-of-culture", Name: "Palace of Culture and Science", Epoch: 4, Building: PalaceOfCultureAndScience},
	{Code: "europa-market", Name: "Europa Market", Epoch: 5, Building: EuropaMarket},
}
