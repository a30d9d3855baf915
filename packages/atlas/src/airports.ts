/** Airports: by code, by what a traveller types, by what a ticket prints. */
export { type Airport, cityNamesOf, findAirport, listCityAirports } from './airport-table.ts';
export { searchAirports } from './airport-search.ts';
export { findAirportsByName } from './airport-names.ts';
