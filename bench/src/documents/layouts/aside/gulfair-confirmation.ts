import type { Layout } from '../../layout.ts';
import { type Leg, travelMinutes, waitMinutes } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const length = (minutes: number): string => writeDuration(minutes, "HH'h 'mm'm'");

function printJourney(name: string, legs: readonly Leg[]): Block[] {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return [];
  return [
    text(
      `${name}: ${first.origin.city} to ${last.target.city}   |   Total duration: ${length(travelMinutes(legs))}   |   ${legs.length - 1} stop(s)`,
      { bold: true },
    ),
    table(
      [
        ['Departs', 'Arrives', 'Flight', 'Cabin', 'Status'],
        ...legs.map((leg) => [
          `${leg.origin.city} (${leg.from})\n${write(leg.departure, 'EEE, dd MMM yyyy')}\n${leg.departure.time}${leg.terminals?.[0] ? `\nTerminal ${leg.terminals[0]}` : ''}`,
          `${leg.target.city} (${leg.to})\n${write(leg.arrival, 'EEE, dd MMM yyyy')}\n${leg.arrival.time}${leg.terminals?.[1] ? `\nTerminal ${leg.terminals[1]}` : ''}`,
          `${leg.airline} ${String(leg.number).padStart(4, '0')}\n${leg.aircraft ?? ''}\n${length(leg.minutes)}`,
          `Economy\n${leg.cabin ?? ''} (${leg.booked ?? ''})`,
          'Confirmed',
        ]),
      ],
      { widths: [24, 24, 22, 18, 12], size: 8.5, head: true, ruled: true },
    ),
    ...legs.slice(1).map((leg, at) => {
      const before = legs[at];
      return small(
        `Connection in ${leg.origin.city}: ${before ? length(waitMinutes(before, leg)) : ''}`,
      );
    }),
    gap,
  ];
}

/** A confirmation from Sabre's web shop: boxes of place, day and clock below each other, then seats by flight. */
export const gulfairConfirmation: Layout = {
  name: 'gulfair-confirmation',
  group: 4,
  language: 'en',
  prints: ['aircraft', 'duration', 'baggage', 'seat', 'meal', 'pnr'],
  documents: {
    'london-delhi': {
      locator: 'ODPMVF',
      travellers: ['Mr Harjit Bhullar', 'Mrs Simran Bhullar'],
      tickets: ['0722419931044', '0722419931045'],
      issuedOn: '2027-01-31',
      receivedOn: '2027-01-31',
      sender: 'Gulf Air <noreply@gulfair.com>',
      legs: [
        {
          flight: 'GF 2',
          from: 'LHR',
          to: 'BAH',
          departs: '2027-03-13 21:55',
          takes: '6:40',
          terminals: ['4', ''],
          booked: 'W',
          cabin: 'Smart',
          aircraft: 'Boeing 787-9',
          seats: ['26A', '26C'],
          meal: 'Hindu meal',
          baggage: '2 x 23 kg',
        },
        {
          flight: 'GF 130',
          from: 'BAH',
          to: 'DEL',
          departs: '2027-03-14 09:30',
          takes: '4:00',
          terminals: ['', '3'],
          booked: 'W',
          cabin: 'Smart',
          aircraft: 'Airbus A321neo',
          seats: ['18D', '18E'],
          meal: 'Hindu meal',
          baggage: '2 x 23 kg',
        },
        {
          flight: 'GF 131',
          from: 'DEL',
          to: 'BAH',
          departs: '2027-04-02 05:20',
          takes: '4:15',
          terminals: ['3', ''],
          booked: 'N',
          cabin: 'Smart',
          aircraft: 'Airbus A320neo',
          seats: ['20A', '20B'],
          meal: 'Hindu meal',
          baggage: '2 x 23 kg',
        },
        {
          flight: 'GF 3',
          from: 'BAH',
          to: 'LHR',
          departs: '2027-04-02 09:35',
          takes: '7:15',
          terminals: ['', '4'],
          booked: 'N',
          cabin: 'Smart',
          aircraft: 'Boeing 787-9',
          seats: ['31H', '31K'],
          meal: 'Hindu meal',
          baggage: '2 x 23 kg',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('GULF AIR   -   Kingdom of Bahrain', { size: 13, bold: true, band: true }),
      title('Your reservation is confirmed', 14),
      table(
        [
          ['Reservation code (PNR)', locator],
          ['Date of purchase', write(issuedOn, 'EEEE, dd MMM yyyy')],
        ],
        { widths: [30, 70] },
      ),
      rule,
      ...printJourney('Depart', legs.slice(0, 2)),
      ...printJourney('Return', legs.slice(2)),
      text('Guests and extras', { bold: true }),
      table(
        [
          ['Guest', 'e-Ticket', 'Flight', 'Seat', 'Meal'],
          ...travellers.flatMap((name, at) =>
            legs.map((leg, index) => [
              index === 0 ? name : '',
              index === 0 ? (tickets[at] ?? '') : '',
              `${leg.from}-${leg.to}`,
              leg.seats?.[at] ?? '',
              leg.meal ?? '',
            ]),
          ),
        ],
        { widths: [30, 24, 18, 10, 18], size: 8, head: true },
      ),
      text(
        `Checked baggage per guest, all flights: ${legs[0]?.baggage ?? ''}. Cabin baggage: 1 piece of 6 kg.`,
      ),
      gap,
      text('Purchase summary', { bold: true }),
      text(
        'Fare GBP 684.00   Taxes and fees GBP 412.36 (GB 196.00, UB 121.44, HM 24.10, P2 8.82, IN 62.00)   Total GBP 1,096.36   MasterCard ************0417',
      ),
      small(
        'Online check-in opens 24 hours and closes 90 minutes before departure. Counters close 60 minutes before departure. Times are local. An Indian e-Visa has to be applied for at least 4 days prior to arrival. Change permitted with fee USD 75, no-show USD 150. Hotel and car by our partners: use code FALCON27 until 28 Feb 2027. Gulf Air B.S.C. (c), P.O. Box 138, Manama, Kingdom of Bahrain. Contact centre 24/7 +973 17 37 37 37.',
      ),
    );
  },
};
