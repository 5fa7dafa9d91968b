package tinplate

import "capital/rules/expo"

// drawings paint the starting tiles and the buildings, in the order of their numbers.
var drawings = [expo.Lake - expo.ProsperityTiles]func(scene){
	cityHall, hotel,

	terracedHouses, boardingHouse, textileFactory, brewery, bakery, marketHall, doctorsOffice, fireStation, museum, musicHall, court,
	school, park, fairground,

	apartmentBlock, gardenSuburb, carFactory, dockyard, departmentStore, businessConsulting, hospital, policeHeadquarters,
	museumOfIndustry, operaHouse, university, railwayStation, cinema, spa,

	towerFlats, gardenCity, technologyPark, roboticsWorks, shoppingMall, stockExchange, emergencyCentre, theatre, worldMuseum,
	geneResearchLab, publicMeetingHall, communityCenter, stadium, conventionHotel,

	cottages, steelMill, bank, waterworks, library, observatory, teaHouse, lodgingHouse, printingWorks, grocer, pharmacy, playhouse,
	patentOffice,

	brickTenements, chemicalWorks, tradingHouse, ambulanceStation, gallery, polytechnic, ballroom, shelteredHomes, machineShop,
	supermarket, clinic, concertHall, engineeringCollege,

	condominiums, chipPlant, financeTower, reliefAgency, mediaCentre, spaceInstitute, themePark, mailOrderHouse, healthCentre,
	festivalHall,
}
