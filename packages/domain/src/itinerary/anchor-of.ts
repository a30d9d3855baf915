import { arrivalEventId } from '../flight-window/airport-events.ts';
import type { FlightRow, HotelRow } from './itinerary.types.ts';

/** The fixed points of a day: its hotel, or the flight that lands or takes off. */
export function anchorOf({ type, poi }: FlightRow | HotelRow): 'hotel' | 'landing' | 'takeOff' {
  if (type === 'hotel') return 'hotel';
  return poi.id === arrivalEventId(poi.tripId) ? 'landing' : 'takeOff';
}
