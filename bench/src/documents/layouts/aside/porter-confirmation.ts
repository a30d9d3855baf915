import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

const clock = (at: Leg['departure']): string =>
  write(at, 'h:mm a').replace('AM', 'a.m.').replace('PM', 'p.m.');
const end = (place: Leg['origin'], at: Leg['departure']): string =>
  `${place.city} (${place.code})\n${write(at, 'EEE. MMM dd, yyyy')}\n${clock(at)}`;

/** Porter's confirmation: days and clocks as Canadians write them, stops of passengers' extras in a table below. */
export const porterConfirmation: Layout = {
  name: 'porter-confirmation',
  group: 7,
  language: 'en',
  prints: ['aircraft', 'seat', 'operatedBy', 'pnr'],
  documents: {
    'island-to-halifax': {
      locator: 'P4WQTZ',
      travellers: ['Mr. Quentin Sauvageau'],
      issuedOn: '2027-01-08',
      receivedOn: '2027-01-08',
      sender: 'Porter Airlines <noreply@flyporter.com>',
      legs: [
        {
          flight: 'PD 2261',
          from: 'YTZ',
          to: 'YOW',
          departs: '2027-02-13 07:15',
          takes: '1:03',
          aircraft: 'De Havilland Dash 8-400',
          seats: ['6C'],
          operatedBy: 'Porter Airlines Inc.',
        },
        {
          flight: 'PD 497',
          from: 'YOW',
          to: 'YHZ',
          departs: '2027-02-13 09:30',
          takes: '1:49',
          aircraft: 'Embraer E195-E2',
          seats: ['11D'],
          operatedBy: 'Porter Airlines (Canada) Limited',
        },
        {
          flight: 'PD 2298',
          from: 'YHZ',
          to: 'YTZ',
          departs: '2027-02-17 18:45',
          takes: '2:45',
          aircraft: 'De Havilland Dash 8-400',
          seats: ['14A'],
          operatedBy: 'Porter Airlines Inc.',
        },
      ],
    },
    'vancouver-red-eye': {
      locator: 'ZPT7QK',
      travellers: ['Ms. Noor Wadhwani', 'Mr. Imran Wadhwani'],
      issuedOn: '2026-09-15',
      receivedOn: '2026-09-15',
      legs: [
        {
          flight: 'PD 312',
          from: 'YVR',
          to: 'YYZ',
          departs: '2026-10-30 22:50',
          takes: '4:34',
          aircraft: 'Embraer E195-E2',
          seats: ['18A', '18C'],
          operatedBy: 'Porter Airlines (Canada) Limited',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('porter', { size: 20, bold: true }),
      title('Flying refined. Your booking is confirmed.', 14),
      table(
        [
          [`Confirmation number: ${locator}`, `Booked: ${write(issuedOn, 'MMMM d, yyyy')}`],
          [`Passengers: ${travellers.length} adult(s)`, 'Status: Confirmed - paid in full'],
        ],
        { widths: [50, 50], size: 10 },
      ),
      rule,
      text('Itinerary', { bold: true, size: 12 }),
      table(
        [
          ['Flight', 'Departs', 'Arrives', 'Fare', 'Aircraft'],
          ...legs.map((leg) => [
            `${leg.airline}${leg.number}`,
            end(leg.origin, leg.departure),
            end(leg.target, leg.arrival),
            'PorterClassic\nBasic',
            `${leg.aircraft ?? ''}\nOperated by ${leg.operatedBy ?? ''}`,
          ]),
        ],
        { widths: [12, 25, 25, 14, 24], head: true, ruled: true },
      ),
      gap,
      text('Passengers and seats', { bold: true, size: 12 }),
      table(
        [
          ['Name', ...legs.map((leg) => `${leg.from}-${leg.to}`), 'VIPorter'],
          ...travellers.map((name, at) => [
            name,
            ...legs.map((leg) => `Seat ${leg.seats?.[at] ?? ''}`),
            'Not provided',
          ]),
        ],
        { head: true },
      ),
      gap,
      text('Purchase summary (CAD)', { bold: true, size: 12 }),
      table(
        [
          ['Base fare', '$268.00', 'Seat selection', '$36.00'],
          ['Airport improvement fees', '$52.00', 'Air traveller security charge', '$19.87'],
          ['NAV CANADA and insurance surcharge', '$24.00', 'HST 13% (R00417 RT0001)', '$51.98'],
          ['', '', 'Total', '$451.85'],
        ],
        { widths: [34, 16, 34, 16], size: 8.5 },
      ),
      small(
        'Arrive at the gate at least 20 minutes before departure; check-in and bag drop close 40 minutes before departure at Billy Bishop Toronto City Airport and 60 minutes before at all other airports. First checked bag from $32, second from $42. Enjoy complimentary beer, wine and premium snacks in glassware on every flight. The free shuttle to the island airport leaves from the west side of the Fairmont Royal York every 15 minutes from 5:15 a.m. to 9:55 p.m. Changes for a fee of $75-$100 plus the difference in fare. Passengers denied boarding or whose baggage is lost may be entitled to compensation under the Air Passenger Protection Regulations.',
      ),
    );
  },
};
