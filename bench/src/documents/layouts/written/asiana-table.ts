import type { Layout } from '../../layout.ts';
import { gap, sheet, small, table, text, title } from '../../sheet.ts';
import { capitals, shift, write, writeDuration } from '../../write-time.ts';

/** The e-ticket of Asiana with a row a leg, in English. */
export const asianaTable: Layout = {
  name: 'asiana-table',
  group: 6,
  language: 'en',
  prints: ['duration', 'seat', 'pnr'],
  documents: {
    'los-angeles': {
      locator: 'QK7WLD',
      travellers: ['MAENG/DOHA MR'],
      tickets: ['988 2410445512'],
      issuedOn: '2019-03-02',
      receivedOn: '2019-03-02',
      legs: [
        {
          flight: 'OZ 8902',
          from: 'CJU',
          to: 'GMP',
          departs: '2019-04-17 07:30',
          takes: '1:10',
          booked: 'M',
          seats: ['11A'],
        },
        {
          flight: 'OZ 204',
          from: 'ICN',
          to: 'LAX',
          departs: '2019-04-17 20:20',
          takes: '11:00',
          booked: 'M',
          seats: ['36D'],
        },
        {
          flight: 'OZ 203',
          from: 'LAX',
          to: 'ICN',
          departs: '2019-04-28 00:10',
          takes: '13:05',
          booked: 'M',
          seats: ['37G'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('ASIANA AIRLINES  A STAR ALLIANCE MEMBER', { size: 11, bold: true }),
      title('e-Ticket Itinerary & Receipt', 14),
      table(
        [
          ['Passenger Name', 'Booking Reference', 'e-Ticket Number', 'Date of Issue'],
          [
            travellers[0] ?? '',
            `0000-0417 (${locator})`,
            tickets[0] ?? '',
            capitals(issuedOn, 'ddMMMyy'),
          ],
        ],
        { widths: [28, 26, 24, 22], ruled: true },
      ),
      gap,
      table(
        [
          ['From', 'To', 'Flight', 'Class', 'Date', 'Dep', 'Arr', 'Duration', 'Status', 'Seat'],
          ...legs.map((leg) => [
            `${leg.origin.city}\n(${leg.from})`,
            `${leg.target.city}\n(${leg.to})`,
            `${leg.airline}${leg.number}`,
            leg.booked ?? '',
            capitals(leg.departure, 'ddMMMyy'),
            leg.departure.time,
            `${leg.arrival.time}${shift(leg.days, '(+', ')')}`,
            writeDuration(leg.minutes, "HH'H'mm'M'"),
            'OK',
            leg.seat ?? '',
          ]),
        ],
        { widths: [13, 13, 10, 7, 12, 8, 12, 11, 7, 7], size: 8, head: true, ruled: true },
      ),
      small(
        `Baggage allowance: 2 pieces for journeys to and from the Americas. Carry-on: 1 piece of 10kg. Class M is Economy.`,
      ),
      gap,
      text('Fare Information', { bold: true }),
      table(
        [
          [
            'Fare Calculation',
            'CJU OZ SEL OZ LAX Q95.00 551.20OZ SEL551.20OZ CJU NUC1197.40END ROE1121.4',
          ],
          ['Fare', 'KRW 1342800'],
          ['Tax', 'KRW 28000BP 41800US 6300XA 7900XY 6400YC 6700AY 118000YR'],
          ['Total', 'KRW 1557900'],
          ['Form of Payment', 'CREDIT CARD BCXXXXXXXXXXXX1104 / 03'],
          ['Restriction', 'NONENDS RISS CHRG KRW70000 RFND PNTY KRW150000'],
        ],
        { widths: [22, 78], size: 8, ruled: true },
      ),
      small(
        `Valid until ${write('2020-03-02', 'ddMMMyy').toUpperCase()}. Passengers must check in one hour before departure of international flights. Carriage is subject to the conditions of contract.`,
      ),
    );
  },
};
