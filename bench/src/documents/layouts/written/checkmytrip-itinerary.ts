import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const day = (date: string): string => write(date, 'EEE, d MMM yyyy');

function printFlight(leg: Leg, locator: string): readonly Block[] {
  const end = (label: string, at: 'departure' | 'arrival', side: 0 | 1): readonly string[] => {
    const place = side === 0 ? leg.origin : leg.target;
    const terminal = leg.terminals?.[side];
    return [
      label,
      leg[at].time,
      `${place.city}, ${place.name} (${place.code})${terminal ? `\nTerminal ${terminal}` : ''}`,
    ];
  };
  return [
    text(`Flight   ${leg.flight}   ${carrierOf(leg.airline)}`, { bold: true, size: 11 }),
    text(`${day(leg.departure.date)}   Confirmed`),
    table([end('Departure', 'departure', 0), end('Arrival', 'arrival', 1)], {
      widths: [18, 14, 68],
    }),
    table(
      [
        ['Airline reservation number', locator],
        ['Class', `${leg.cabin ?? 'Economy'} (${leg.booked ?? 'Y'})`],
        ['Duration', writeDuration(leg.minutes, "H'h 'mm'm'")],
        ['Aircraft', leg.aircraft ?? ''],
        ['Meal', leg.meal ?? 'Not available'],
        ['Baggage allowance', leg.baggage ?? ''],
        ['Seat', leg.seat ?? 'Not assigned'],
      ],
      { widths: [32, 68], size: 8 },
    ),
    rule,
  ];
}

/** A trip as CheckMyTrip prints it: flights, a hired car and a hotel one below the other, in the order of time. */
export const checkmytripItinerary: Layout = {
  name: 'checkmytrip-itinerary',
  group: 1,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'pnr'],
  documents: {
    'hotel-and-car': {
      locator: '6HTKQW',
      travellers: ['Ms Ingrid Solheim'],
      issuedOn: '2026-12-11',
      receivedOn: '2026-12-12',
      legs: [
        {
          flight: 'OS 330',
          from: 'OSL',
          to: 'VIE',
          departs: '2027-02-07 09:35',
          takes: '2:25',
          terminals: ['', '3'],
          booked: 'K',
          aircraft: 'Airbus A320neo',
          baggage: '1 piece',
          seats: ['14C'],
        },
        {
          flight: 'OS 329',
          from: 'VIE',
          to: 'OSL',
          departs: '2027-02-10 20:10',
          takes: '2:30',
          terminals: ['3', ''],
          booked: 'K',
          aircraft: 'Embraer 195',
          meal: 'Snack',
          baggage: '1 piece',
          seats: ['8F'],
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    const [out, back] = legs.map((leg) => printFlight(leg, locator));
    const [from = '', to = ''] = legs.map(({ departure }) => departure.date);
    return sheet(
      text('CheckMyTrip', { size: 14, bold: true, band: true }),
      title(`Trip to ${legs[0]?.target.city ?? ''}`),
      text(`${day(from)} - ${day(to)}`),
      table(
        [
          ['Reservation number', locator, 'Traveller', travellers[0] ?? ''],
          ['Last updated', day(issuedOn), 'Status', 'Ticketed'],
        ],
        { widths: [22, 28, 16, 34] },
      ),
      gap,
      ...(out ?? []),
      text('Car rental   Europcar', { bold: true, size: 11 }),
      table(
        [
          ['Pick-up', `${day(from)} 12:30`, 'Vienna Airport, Parking 4, phone +43 1 0000 0142'],
          ['Drop-off', `${day(to)} 18:15`, 'Vienna Airport, Parking 4'],
          ['Category', 'CDMR', 'Compact, 4/5 doors, manual, air conditioning'],
          ['Confirmation', '1104477812', 'Estimated rate EUR 164.20, unlimited mileage'],
        ],
        { widths: [16, 26, 58], size: 8 },
      ),
      rule,
      text('Hotel   Hotel Am Stadtpark', { bold: true, size: 11 }),
      table(
        [
          ['Check-in', day(from), '3 nights, 1 room, 1 guest'],
          ['Check-out', day(to), 'Rate EUR 138.00 per night, breakfast not included'],
          ['Confirmation', 'HX 77120045', 'Cancel by 4 p.m. the day before arrival'],
        ],
        { widths: [16, 26, 58], size: 8 },
      ),
      rule,
      ...(back ?? []),
      small(
        'The information on this page is provided by your travel agency. Flight times are local. Check-in closes 40 minutes before departure. CheckMyTrip is a service of Amadeus.',
      ),
    );
  },
};
