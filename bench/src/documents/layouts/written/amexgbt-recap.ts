import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import type { Place } from '../../places.ts';
import { type Block, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const port = (place: Place): string => `${place.city}, ${place.name} (${place.code})`;

function printFlight(leg: Leg, locator: string): Block[] {
  const [from = '', to = ''] = (leg.terminals ?? []).map((name) => name && `, Terminal ${name}`);
  return [
    text(
      `FLIGHT   ${write(leg.departure, 'EEE, MMM dd')}   ${carrierOf(leg.airline)} ${leg.airline} ${String(leg.number).padStart(4, '0')}`,
      { bold: true, size: 10 },
    ),
    table(
      [
        ['Origin', `${port(leg.origin)}${from}`, 'Departing', write(leg.departure, 'h:mm a')],
        ['Destination', `${port(leg.target)}${to}`, 'Arriving', write(leg.arrival, 'h:mm a')],
        [
          'Estimated time',
          writeDuration(
            leg.minutes,
            leg.minutes < 120 ? "H' hour 'm' minutes'" : "H' hours 'm' minutes'",
          ),
          'Airline ref.',
          locator,
        ],
        ['Aircraft', leg.aircraft ?? '', 'Seat', `${leg.seat ?? ''} Confirmed`],
        ['Meal service', leg.meal ?? '', 'Class', `Economy (${leg.booked ?? ''})`],
        ...(leg.operatedBy ? [['Operated by', leg.operatedBy, 'Stops', '0']] : []),
      ],
      { widths: [15, 49, 14, 22], size: 8, copied: 'tabs' },
    ),
  ];
}

/** A trip recap of a travel manager on Sabre: Origin and Destination, Departing and Arriving, flights among a car and a hotel. */
export const amexgbtRecap: Layout = {
  name: 'amexgbt-recap',
  group: 4,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'operatedBy', 'pnr'],
  documents: {
    'boston-denver-salt-lake': {
      locator: 'HQ3KWT',
      travellers: ['Winifred Okonjo'],
      issuedOn: '2027-01-12',
      receivedOn: '2027-01-12',
      sender: 'American Express Global Business Travel <itinerary@amexgbt.com>',
      legs: [
        {
          flight: 'UA 1781',
          from: 'BOS',
          to: 'DEN',
          departs: '2027-02-09 08:20',
          takes: '4:46',
          terminals: ['B', ''],
          booked: 'W',
          seats: ['22D'],
          meal: 'Food for purchase',
          aircraft: 'Boeing 737-900',
        },
        {
          flight: 'UA 5317',
          from: 'DEN',
          to: 'SLC',
          departs: '2027-02-10 18:45',
          takes: '1:35',
          booked: 'W',
          seats: ['9A'],
          meal: 'Refreshments',
          aircraft: 'Embraer E175',
          operatedBy: '/SKYWEST DBA UNITED EXPRESS',
        },
        {
          flight: 'UA 2480',
          from: 'SLC',
          to: 'IAH',
          departs: '2027-02-12 11:15',
          takes: '3:05',
          terminals: ['', 'C'],
          booked: 'Q',
          seats: ['15C'],
          meal: 'Food for purchase',
          aircraft: 'Airbus A319',
        },
        {
          flight: 'UA 1294',
          from: 'IAH',
          to: 'BOS',
          departs: '2027-02-12 17:00',
          takes: '3:48',
          terminals: ['C', 'B'],
          booked: 'Q',
          seats: ['19F'],
          meal: 'Food for purchase',
          aircraft: 'Boeing 737 MAX 8',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    const [first, second, ...back] = legs;
    const flights = (some: readonly (Leg | undefined)[]): Block[] =>
      some.flatMap((leg) => (leg ? [...printFlight(leg, locator), rule] : []));
    return sheet(
      text('American Express Global Business Travel', { size: 12, bold: true, band: true }),
      title('Trip recap', 14),
      table(
        [
          ['Traveler', travellers[0] ?? '', 'Record locator', 'BTQMZX'],
          ['Trip', 'Feb 09, 2027 - Feb 12, 2027', 'Ticketed', write(issuedOn, 'MMM dd, yyyy')],
        ],
        { widths: [15, 49, 14, 22], size: 8, copied: 'tabs' },
      ),
      rule,
      ...flights([first]),
      text('CAR   Tue, Feb 09   National Car Rental', { bold: true, size: 10 }),
      table(
        [
          ['Pick up', 'Denver Intl Airport (DEN)', 'Time', '11:45 AM'],
          ['Drop off', 'Denver Intl Airport (DEN), Wed, Feb 10', 'Time', '5:00 PM'],
          ['Type', 'Intermediate SUV, automatic', 'Confirmation', '1140772093COUNT'],
        ],
        { widths: [15, 49, 14, 22], size: 8, copied: 'tabs' },
      ),
      rule,
      ...flights([second]),
      text('HOTEL   Wed, Feb 10   The Grand America Hotel', { bold: true, size: 10 }),
      table(
        [
          ['Address', '555 South Main Street, Salt Lake City, UT 84111', 'Check in', 'Wed, Feb 10'],
          ['Rate', 'USD 229.00 per night, 2 nights', 'Check out', 'Fri, Feb 12'],
          ['Cancel by', 'Feb 09, 4:00 PM hotel time', 'Confirmation', '41770244SLC'],
        ],
        { widths: [15, 49, 14, 22], size: 8, copied: 'tabs' },
      ),
      rule,
      ...flights(back),
      small(
        'Ticket 0167741208844. Airfare USD 812.40, taxes USD 97.11, transaction fee USD 7.50, total USD 917.01 charged to AX ending 1007 on 01/12/2027. Fare rules: nonrefundable, changes permitted before departure. Policy: lowest fare accepted. CO2 estimate 1,204 lb. Download Amex GBT Mobile. Assistance 24 hours: 1-800-555-0142.',
      ),
    );
  },
};
