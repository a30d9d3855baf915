import type { Layout } from '../../layout.ts';
import { type Place, stateOf } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import type { Leg } from '../../legs.ts';
import { write } from '../../write-time.ts';

const where = (place: Place): string => `${place.city}, ${stateOf(place)} (${place.code})`;
/** `7:05a`. */
const clock = (end: Leg['departure']): string => write(end, 'h:mmp').toLowerCase();

/** The mail of Sun Country: flights without the airline's code, days as `02/06/27`, clocks as `7:05a`. */
export const suncountryItinerary: Layout = {
  name: 'suncountry-itinerary',
  group: 7,
  language: 'en',
  prints: ['seat', 'pnr'],
  documents: {
    'family-to-orlando': {
      locator: 'ZQ4KTW',
      travellers: ['Ingrid Halvorsen', 'Soren Halvorsen', 'Pia Halvorsen (child)'],
      issuedOn: '2026-11-30',
      receivedOn: '2026-11-30',
      sender: 'Sun Country Airlines <reservations@suncountry.com>',
      legs: [
        {
          flight: 'SY 341',
          from: 'MSP',
          to: 'MCO',
          departs: '2027-02-06 07:05',
          takes: '3:20',
          terminals: ['2', ''],
          seats: ['14D', '14E', '14F'],
        },
        {
          flight: 'SY 348',
          from: 'MCO',
          to: 'MSP',
          departs: '2027-02-13 12:30',
          takes: '3:40',
          terminals: ['', '2'],
          seats: ['21A', '21B', '21C'],
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('sun country airlines', { size: 16, bold: true, band: true }),
      title('You’re going places!', 16),
      text(
        `Thanks for booking with us on ${write(issuedOn, 'MM/dd/yy')}. Here’s everything you need for your trip. Save time: add bags now, they cost more at the airport.`,
      ),
      table([['Reservation code', locator]], { widths: [30, 70], size: 12 }),
      gap,
      ...legs.flatMap((leg, at) => [
        table(
          [
            [
              `${at === 0 ? 'DEPARTING' : 'RETURNING'}  ${write(leg.departure, 'MM/dd/yy')}`,
              `Flight ${leg.number}`,
              'Nonstop',
            ],
            [where(leg.origin), '', where(leg.target)],
            [
              `${clock(leg.departure)}${leg.terminals?.[0] ? `  Terminal ${leg.terminals[0]}` : ''}`,
              '>',
              `${clock(leg.arrival)}${leg.terminals?.[1] ? `  Terminal ${leg.terminals[1]}` : ''}`,
            ],
          ],
          { widths: [44, 16, 40], head: true, copied: 'tabs' },
        ),
        rule,
      ]),
      text('Who’s flying', { bold: true }),
      table(
        [
          ['Traveler', ...legs.map((leg) => `${leg.from} > ${leg.to}`), 'Extras'],
          ...travellers.map((name, at) => [
            name,
            ...legs.map((leg) => `Seat ${leg.seats?.[at] ?? ''}`),
            at === 0 ? '2 checked bags' : 'Personal item',
          ]),
        ],
        { widths: [34, 22, 22, 22], head: true, ruled: true },
      ),
      gap,
      text('What you paid', { bold: true }),
      table(
        [
          ['Air fare (3 x $118.14)', '$354.42'],
          ['US Transportation Tax', '$26.58'],
          ['Segment fees (ZP), security fees (AY), PFC (XF)', '$78.00'],
          ['Seats and bags', '$196.00'],
          ['Discover card ending 4417', '-$655.00'],
        ],
        { widths: [70, 30], size: 8 },
      ),
      small(
        'Check in at suncountry.com from 24 hours until 60 minutes before departure. Bags must be checked 60 minutes before departure; be at the gate by 30 minutes before departure. Carry-on 24 x 16 x 11 in, 35 lb. Nonrefundable after 24 hours. Rental cars from $29/day at MCO, parking at MSP Terminal 2 from $15/day: book by 12/31/26. Reservations 651-905-2737, daily 6:00a to 10:00p CT. Sun Country Airlines, 2005 Cargo Road, Minneapolis, MN 55450.',
      ),
    );
  },
};
