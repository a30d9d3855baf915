/** A schema.org flight reservation of a made-up traveller, as mails carry it. */
export const RESERVATION = {
  '@context': 'http://schema.org',
  '@type': 'FlightReservation',
  reservationNumber: 'QX7R2M',
  reservationStatus: 'http://schema.org/Confirmed',
  underName: { '@type': 'Person', name: 'Mina Kim' },
  reservationFor: {
    '@type': 'Flight',
    flightNumber: '081',
    airline: { '@type': 'Airline', name: 'Korean Air', iataCode: 'KE' },
    departureAirport: { '@type': 'Airport', name: 'Incheon', iataCode: 'ICN' },
    departureTime: '2027-03-04T10:00:00+09:00',
    arrivalAirport: { '@type': 'Airport', name: 'John F. Kennedy', iataCode: 'JFK' },
    arrivalTime: '2027-03-04T10:20:00-05:00',
  },
  airplaneSeat: '34a',
};

export function makeReservation(change: object = {}, flight: object = {}): object {
  return {
    ...RESERVATION,
    ...change,
    reservationFor: { ...RESERVATION.reservationFor, ...flight },
  };
}

/** A page with a script of JSON-LD, given as a value or as the text between the tags. */
export function makeJsonLdPage(data: object | string): string {
  const script = typeof data === 'string' ? data : JSON.stringify(data);
  return `<html><head><script type="application/ld+json">${script}</script></head><body><p>Hello</p></body></html>`;
}
