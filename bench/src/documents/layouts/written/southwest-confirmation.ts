import type { Layout } from '../../layout.ts';
import { type Leg, travelMinutes } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { capitals, write, writeDuration } from '../../write-time.ts';

function printDay(flights: readonly Leg[], index: number): Block[] {
  return [
    text(
      `Flight ${index + 1}: ${write(flights[0]?.departure ?? '', 'EEEE, MM/dd/yyyy')}     Est. Travel Time: ${writeDuration(travelMinutes(flights), "H'h 'm'm'")}     Wanna Get Away®`,
      { bold: true },
    ),
    ...flights.flatMap((leg) => [
      table(
        [
          [
            `FLIGHT\n# ${String(leg.number).padStart(4, '0')}`,
            `DEPARTS\n${leg.from} ${write(leg.departure, 'hh:mma')}\n${leg.origin.city} ${leg.origin.name}`,
            `ARRIVES\n${leg.to} ${write(leg.arrival, 'hh:mma')}\n${leg.target.city} ${leg.target.name}`,
          ],
        ],
        { widths: [20, 40, 40] },
      ),
    ]),
    ...(flights.length > 1
      ? [text(`Stop: ${flights[0]?.target.city ?? ''}, ${flights[0]?.to ?? ''}. Change planes.`)]
      : []),
    rule,
  ];
}

/** The confirmation of Southwest: slashed dates with the month in front, flights by `#`. */
export const southwestConfirmation: Layout = {
  name: 'southwest-confirmation',
  group: 7,
  language: 'en',
  prints: ['duration', 'pnr'],
  documents: {
    direct: {
      locator: '2R4GHK',
      travellers: ['OSWALD KENNARD'],
      tickets: ['5262410098743'],
      issuedOn: '2024-06-02',
      receivedOn: '2024-06-02',
      sender: 'Southwest Airlines <southwestairlines@ifly.southwest.com>',
      legs: [
        { flight: 'WN 1074', from: 'HOU', to: 'PUJ', departs: '2024-08-04 09:00', takes: '4:25' },
        { flight: 'WN 1075', from: 'PUJ', to: 'HOU', departs: '2024-08-11 15:25', takes: '4:55' },
      ],
    },
    'with-a-stop': {
      hides: ['duration'],
      locator: '3LPWQ7',
      travellers: ['BEATRIX ALLENDE', 'LUCA ALLENDE'],
      tickets: ['5262417755102', '5262417755103'],
      issuedOn: '2026-01-06',
      receivedOn: '2026-01-06',
      legs: [
        { flight: 'WN 2611', from: 'SAN', to: 'DEN', departs: '2026-02-11 11:10', takes: '2:25' },
        { flight: 'WN 487', from: 'DEN', to: 'BWI', departs: '2026-02-11 15:55', takes: '3:20' },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const days = [...new Set(legs.map((leg) => leg.departure.date))];
    return sheet(
      title(`Your trip is booked! Confirmation # ${locator}`, 14),
      text(`Confirmation date: ${write(issuedOn, 'MM/dd/yyyy')}`),
      table(
        travellers.flatMap((name, at) => [
          ['PASSENGER', name],
          ['RAPID REWARDS #', 'Join or Log in'],
          ['TICKET #', tickets[at] ?? ''],
          ['EST. POINTS EARNED', '1,847'],
        ]),
        { widths: [35, 65] },
      ),
      small('Rapid Rewards points are only estimations.'),
      gap,
      title('Your itinerary', 12),
      ...days.flatMap((day, index) =>
        printDay(
          legs.filter((leg) => leg.departure.date === day),
          index,
        ),
      ),
      gap,
      title('Payment information', 12),
      table(
        [
          ['Total cost', 'Payment'],
          ['Air - ' + locator, 'Visa ending in 2204'],
          ['Base Fare  $ 331.44', `Date: ${capitals(issuedOn, 'MMMM d, yyyy')}`],
          [
            'U.S. Transportation Tax  $ 22.20\nU.S. 9/11 Security Fee  $ 5.60\nU.S. Flight Segment Tax  $ 5.20',
            'Payment Amount: $364.44',
          ],
          ['Total  $ 364.44', ''],
        ],
        { widths: [50, 50] },
      ),
      small(
        'All your perks, all in one place. Two bags fly free: weight and size limits apply. 1st and 2nd checked bags. Be at the gate: we board by group and position, A1-A60, 10 minutes prior to departure doors close.\nFare rules: If you decide to make a change to your current itinerary it may result in a fare increase. WN OQLYHN WN BWI155.82OLN0P2H 155.82 END ZPSAN XFSAN4.5 AY5.60$SAN5.60\nSouthwest Airlines, P.O. Box 36647-1CR, Dallas, TX 75235',
      ),
    );
  },
};
