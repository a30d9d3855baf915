import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { capitals, write, writeDuration } from '../../write-time.ts';

const place = ({ code, city, country }: Leg['origin']): string =>
  `${code}\n${city.toUpperCase()}, ${country.startsWith('US') ? `${country.slice(3)}, USA` : country}`;

function printLeg(leg: Leg, travellers: readonly string[]): Block[] {
  const arrival = leg.days > 0 ? ` > ARRIVAL: ${capitals(leg.arrival, 'EEEE dd MMM')}` : '';
  const terminal = (at: 0 | 1): string => leg.terminals?.[at] || 'Not Available';
  return [
    text(`DEPARTURE: ${capitals(leg.departure, 'EEEE dd MMM')}${arrival}`, {
      bold: true,
      size: 10,
    }),
    small('Please verify flight times prior to departure'),
    table(
      [
        [
          carrierOf(leg.airline).toUpperCase(),
          place(leg.origin),
          place(leg.target),
          `Aircraft:\n${leg.aircraft ?? ''}`,
        ],
        [leg.flight, '', '', `Meals:\n${leg.meal ?? 'None'}`],
        [
          `Duration:\n${writeDuration(leg.minutes, "H'hr(s) 'm'min(s)'")}`,
          `Departing At:\n${write(leg.departure, 'h:mma').toLowerCase()}`,
          `Arriving At:\n${write(leg.arrival, 'h:mma').toLowerCase()}${leg.days > 0 ? `\n(${write(leg.arrival, 'EEEE, MMM dd')})` : ''}`,
          'Stop(s): 0',
        ],
        [
          `Class:\n${leg.cabin ?? 'Economy'}`,
          `Terminal:\n${terminal(0)}`,
          `Terminal:\n${terminal(1)}`,
          'Status:\nConfirmed',
        ],
      ],
      { widths: [22, 28, 28, 22], size: 8 },
    ),
    table(
      [
        ['Passenger Name:', 'Seats:', 'eTicket Receipt(s):'],
        ...travellers.map((name, index) => [
          `» ${name}`,
          leg.seats?.[index] ?? 'Check-In Required',
          `0064${index}78812335`,
        ]),
      ],
      { widths: [40, 30, 30], size: 8, head: true },
    ),
    rule,
    gap,
  ];
}

/** The itinerary in boxes that Sabre prints for agencies, once known as Virtually There. */
export const tripcaseItinerary: Layout = {
  name: 'tripcase-itinerary',
  group: 4,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'pnr'],
  documents: {
    'round-trip': {
      locator: 'RVTPLE',
      travellers: ['HALVORSEN/INGRID'],
      issuedOn: '2026-07-30',
      receivedOn: '2026-07-30',
      sender: 'Virtually There <noreply@virtuallythere.com>',
      legs: [
        {
          flight: 'DL 1201',
          from: 'BNA',
          to: 'ATL',
          departs: '2026-09-11 13:05',
          takes: '1:15',
          terminals: ['', 'DOMESTIC TERM SOUTH'],
          cabin: 'Economy',
          aircraft: 'BOEING 737-900',
          seats: ['24C'],
        },
        {
          flight: 'DL 76',
          from: 'ATL',
          to: 'AMS',
          departs: '2026-09-11 17:40',
          takes: '8:35',
          terminals: ['INTERNATIONAL TERMINAL', ''],
          cabin: 'Economy',
          aircraft: 'AIRBUS A330-300',
          meal: 'Dinner, Breakfast',
          seats: ['31B'],
        },
        {
          flight: 'DL 75',
          from: 'AMS',
          to: 'ATL',
          departs: '2026-09-24 12:55',
          takes: '9:35',
          terminals: ['', 'INTERNATIONAL TERMINAL'],
          cabin: 'Economy',
          aircraft: 'AIRBUS A350-900',
          meal: 'Meal, Snack',
          seats: ['29D'],
        },
        {
          flight: 'DL 2877',
          from: 'ATL',
          to: 'BNA',
          departs: '2026-09-24 19:05',
          takes: '1:12',
          terminals: ['DOMESTIC TERM SOUTH', ''],
          cabin: 'Economy',
          aircraft: 'AIRBUS A321',
          seats: ['18A'],
        },
      ],
    },
    'one-way': {
      locator: 'LMWQZA',
      travellers: ['DELACROIX/AMELIE', 'DELACROIX/HUGO'],
      issuedOn: '2027-02-01',
      receivedOn: '2027-02-02',
      legs: [
        {
          flight: 'AS 331',
          from: 'SEA',
          to: 'SFO',
          departs: '2027-04-17 22:15',
          takes: '2:14',
          terminals: ['', '1'],
          cabin: 'Economy',
          aircraft: 'BOEING 737-900',
          seats: ['11D', '11E'],
        },
      ],
    },
  },
  print({ locator, travellers, legs }) {
    const first = legs[0];
    const last = legs.at(-1);
    if (!first || !last) return sheet();
    return sheet(
      title(
        `${write(first.departure, 'dd MMM yyyy').toUpperCase()} › ${write(last.arrival, 'dd MMM yyyy').toUpperCase()}  TRIP TO ${(legs[(legs.length >> 1) - 1] ?? first).target.city.toUpperCase()}`,
        13,
      ),
      table([['PREPARED FOR', travellers.join('\n')]], { widths: [25, 75] }),
      table(
        [
          ['RESERVATION CODE', locator],
          ['AIRLINE RESERVATION CODE', `${locator} (${first.airline})`],
        ],
        { widths: [35, 65] },
      ),
      gap,
      ...legs.flatMap((leg) => printLeg(leg, travellers)),
      small(
        'Carriage and other services provided by the carrier are subject to conditions of carriage. Bag fees, see carrier web site. This is a non-refundable ticket; changes before departure are permitted for a fee of USD 0-400 plus fare difference.',
      ),
    );
  },
};
