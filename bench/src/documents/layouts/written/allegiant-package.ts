import type { Layout } from '../../layout.ts';
import { type Place, stateOf } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

const town = (place: Place): string => `${place.city}, ${stateOf(place)}`;

/** Allegiant's package: flights by number alone between towns, a hotel and a car in the same confirmation. */
export const allegiantPackage: Layout = {
  name: 'allegiant-package',
  group: 7,
  language: 'en',
  prints: ['pnr', 'seat'],
  documents: {
    'nashville-fort-lauderdale': {
      locator: 'A8WZTK',
      travellers: ['Delbert Quisenberry', 'Wynona Quisenberry'],
      issuedOn: '2026-09-02',
      receivedOn: '2026-09-02',
      sender: 'Allegiant <noreply@t.allegiant.com>',
      legs: [
        {
          flight: 'G4 1783',
          from: 'BNA',
          to: 'FLL',
          departs: '2026-10-16 07:05',
          takes: '2:10',
          seats: ['10A', '10B'],
        },
        {
          flight: 'G4 1786',
          from: 'FLL',
          to: 'BNA',
          departs: '2026-10-20 23:10',
          takes: '2:15',
          seats: ['6D', '6E'],
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('allegiant', { size: 17, bold: true }),
      title('Vacation confirmed', 15),
      table(
        [
          ['Confirmation #', 'Booked', 'Travelers'],
          [locator, write(issuedOn, 'MM/dd/yyyy'), String(travellers.length)],
        ],
        { widths: [34, 33, 33], size: 10 },
      ),
      gap,
      text('FLIGHTS', { bold: true, band: true }),
      ...legs.flatMap((leg) => [
        text(
          `${town(leg.origin)} to ${town(leg.target)}     ${write(leg.departure, 'EEEE, MMMM d, yyyy')}`,
          { bold: true },
        ),
        table(
          [
            ['Flight #', 'Depart', 'Arrive', 'Seats'],
            [
              String(leg.number),
              write(leg.departure, 'hh:mm a'),
              `${write(leg.arrival, 'hh:mm a')}${leg.days > 0 ? ' (next day)' : ''}`,
              leg.seats?.join(', ') ?? '',
            ],
          ],
          { widths: [20, 25, 30, 25] },
        ),
        rule,
      ]),
      text('HOTEL', { bold: true, band: true }),
      text(
        'Tidewater Beach Resort, 1200 Seabreeze Blvd, Fort Lauderdale, FL 33316\nCheck in: Friday, October 16, 2026 04:00 PM     Check out: Tuesday, October 20, 2026 11:00 AM\n1 room, 2 queen beds, resort fee $38.50 per night payable at the hotel',
      ),
      text('CAR', { bold: true, band: true }),
      text(
        'Alamo, midsize SUV (IFAR), confirmation 417733208US\nPick up: Fort Lauderdale airport 10/16/2026 10:30 AM     Drop off: 10/20/2026 09:30 PM',
      ),
      gap,
      text('Travelers', { bold: true }),
      ...travellers.map((name, at) =>
        text(`${name}   Allways Rewards: 8 417 73${at}   TSA PreCheck: none`),
      ),
      gap,
      table(
        [
          ['Flights', '$244.00'],
          ['Hotel', '$812.40'],
          ['Car', '$236.15'],
          ['Taxes and government fees', '$148.90'],
          ['Charged to Visa 4417', '$1,441.45'],
        ],
        { widths: [70, 30], size: 8 },
      ),
      small(
        'Airport counters open 2 hours and close 45 minutes before departure. One personal item (8 x 14 x 18 in) is free. Carry-on $35, checked bag $45 to 40 lb if bought before you travel, $75 at the airport. Trip Flex: not purchased. Flights operated by Allegiant Air, LLC. All times are local. Questions? 702-505-8888, 05:00 AM to 09:00 PM PT. 1201 N Town Center Dr, Las Vegas, NV 89144.',
      ),
    );
  },
};
