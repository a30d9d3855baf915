import type { Layout } from '../../layout.ts';
import { gap, sheet, small, table, text, title } from '../../sheet.ts';
import { type Place, stateOf } from '../../places.ts';
import { capitals, write } from '../../write-time.ts';

const NAMES: Readonly<Record<string, string>> = {
  EWR: 'NEWARK, NJ (EWR - LIBERTY)',
  IAH: 'HOUSTON, TX (IAH - INTERCONTINENTAL)',
  IAD: 'WASHINGTON, DC (IAD - DULLES)',
  ORD: "CHICAGO, IL (ORD - O'HARE)",
  NRT: 'TOKYO, JP (NRT - NARITA)',
};
const nameOf = (place: Place): string =>
  NAMES[place.code] ?? `${place.city.toUpperCase()}, ${stateOf(place)} (${place.code})`;

/** The eTicket receipt of United in columns: `Wed, 27MAR19`, the flight beside its class. */
export const unitedReceipt: Layout = {
  name: 'united-receipt',
  group: 7,
  language: 'en',
  prints: ['aircraft', 'meal', 'pnr'],
  documents: {
    'round-trip': {
      locator: 'PK3WQN',
      travellers: ['FAIRWEATHER/BLAKE'],
      tickets: ['0162488120944'],
      issuedOn: '2019-02-11',
      receivedOn: '2019-02-11',
      sender: 'United Airlines, Inc. <unitedairlines@united.com>',
      legs: [
        {
          flight: 'UA 2044',
          from: 'SFO',
          to: 'EWR',
          departs: '2019-03-27 15:00',
          takes: '5:36',
          booked: 'N',
          aircraft: '757-200',
          meal: 'Purchase',
        },
        {
          flight: 'UA 1129',
          from: 'EWR',
          to: 'SFO',
          departs: '2019-03-31 18:29',
          takes: '6:28',
          booked: 'N',
          aircraft: '777-200',
          meal: 'Purchase',
        },
      ],
    },
    'overnight-to-tokyo': {
      locator: 'A6TXLV',
      travellers: ['STROUD/ANNELIESE'],
      tickets: ['0162497781250'],
      issuedOn: '2026-10-30',
      legs: [
        {
          flight: 'UA 1882',
          from: 'DEN',
          to: 'IAH',
          departs: '2026-12-27 06:10',
          takes: '2:32',
          booked: 'W',
          aircraft: '737-900',
        },
        {
          flight: 'UA 7',
          from: 'IAH',
          to: 'NRT',
          departs: '2026-12-27 10:45',
          takes: '14:25',
          booked: 'W',
          aircraft: '787-9',
          meal: 'Meals',
        },
        {
          flight: 'UA 6',
          from: 'NRT',
          to: 'IAH',
          departs: '2027-01-09 17:40',
          takes: '12:15',
          booked: 'W',
          aircraft: '787-9',
          meal: 'Meals',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      table([['UNITED', `Issue Date: ${write(issuedOn, 'MMMM dd, yyyy')}`]], {
        widths: [55, 45],
        size: 12,
      }),
      title('eTicket Itinerary and Receipt for Confirmation ' + locator, 13),
      table(
        [
          ['Traveler', 'eTicket Number', 'Frequent Flyer', 'Seats'],
          [
            travellers[0] ?? '',
            tickets[0] ?? '',
            'UA-XXXXX418',
            '---/'.repeat(legs.length).slice(0, -1),
          ],
        ],
        { widths: [30, 25, 25, 20], head: true },
      ),
      gap,
      text('FLIGHT INFORMATION', { bold: true }),
      table(
        [
          [
            'Day, Date',
            'Flight',
            'Class',
            'Departure City and Time',
            'Arrival City and Time',
            'Aircraft',
            'Meal',
          ],
          ...legs.map((leg) => [
            capitals(leg.departure, 'EEE, ddMMMyy').replace(
              /^(.)(..)/,
              (_, a: string, b: string) => a + b.toLowerCase(),
            ),
            `UA${leg.number}`,
            leg.booked ?? '',
            `${nameOf(leg.origin)}\n${write(leg.departure, 'h:mm a')}`,
            `${nameOf(leg.target)}\n${write(leg.arrival, 'h:mm a')}${leg.days > 0 ? `\n(${capitals(leg.arrival, 'ddMMM')})` : ''}`,
            leg.aircraft ?? '',
            leg.meal ?? '',
          ]),
        ],
        { widths: [13, 8, 6, 27, 27, 10, 9], size: 8, head: true },
      ),
      gap,
      text('FARE INFORMATION', { bold: true }),
      table(
        [
          ['Fare Breakdown', '', 'Form of Payment:'],
          ['Airfare:', '271.63USD', 'MASTERCARD'],
          ['U.S. Transportation Tax:', '20.37', 'Last Four Digits 9012'],
          ['September 11th Security Fee:', '11.20', ''],
          ['Per Person Total:', '321.20USD', ''],
        ],
        { widths: [35, 20, 45] },
      ),
      small(
        `The airfare you paid on this itinerary totals: 271.63 USD\nThe taxes, fees, and surcharges paid total: 49.57 USD\nFare Rules: Additional charges may apply for changes in addition to any fare rules listed.\nNONREF/0VALUAFTDPT/CHGFEE\nCancel reservations before the scheduled departure time or TICKET HAS NO VALUE.`,
      ),
      text('Baggage allowance and charges for this itinerary', { bold: true }),
      table(
        [
          [
            'Origin and destination for checked baggage',
            '1st bag',
            '2nd bag',
            'Max wt / dim per piece',
          ],
          [
            `${write(legs[0]?.departure ?? issuedOn, 'M/d/yyyy')} ${legs[0]?.origin.city ?? ''}, ${stateOf(legs[0]?.origin ?? ({ country: '' } as Place))} to ${legs.at(-2)?.target.city ?? ''}`,
            '30.00 USD',
            '40.00 USD',
            '50.0lbs (23.0kg) - 62.0in (157.0cm)',
          ],
        ],
        { widths: [42, 14, 14, 30], size: 7 },
      ),
      small(
        'Baggage check-in must occur with United or United Express. Check-in at the airport at least 60 minutes prior to departure, gate 15 minutes.',
      ),
    );
  },
};
