import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { capitals } from '../../write-time.ts';

/** Passes of a low-cost carrier printed at home, there and back on one page: no arrival and no year. */
export const boardingPassLowCost: Layout = {
  name: 'boarding-pass-low-cost',
  group: 10,
  language: 'en',
  prints: ['seat', 'pnr'],
  hidesArrival: true,
  documents: {
    'dublin-krakow-and-back': {
      locator: 'WQ4TKL',
      travellers: ['MS SAOIRSE GALLIGAN'],
      issuedOn: '2027-02-10',
      receivedOn: '2027-02-10',
      extra: { close: '06:10 16:20', queue: 'PRIORITY & 2 CABIN BAGS' },
      legs: [
        {
          flight: 'FR 1902',
          from: 'DUB',
          to: 'KRK',
          departs: '2027-02-12 06:40',
          takes: '2:50',
          terminals: ['1', ''],
          seats: ['18C'],
        },
        {
          flight: 'FR 1903',
          from: 'KRK',
          to: 'DUB',
          departs: '2027-02-15 16:50',
          takes: '3:00',
          terminals: ['', '1'],
          seats: ['07A'],
        },
      ],
    },
  },
  print({ locator, travellers, legs, extra }) {
    const closes = (extra['close'] ?? '').split(' ');
    return sheet(
      ...legs.flatMap((leg, at) => [
        text('RYANAIR          BOARDING PASS', { size: 13, bold: true, band: true }),
        table(
          [
            ['Passenger', 'Reservation', 'Seq'],
            [travellers[0] ?? '', locator, String(41 + at * 30)],
          ],
          { widths: [54, 28, 18] },
        ),
        title(`${leg.origin.city} (${leg.from}) - ${leg.target.city} (${leg.to})`, 14),
        table(
          [
            ['Date', 'Flight', 'Gate closes', 'Departs', 'Seat'],
            [
              capitals(leg.departure, 'EEE d MMM'),
              `${leg.airline}${leg.number}`,
              closes[at] ?? '',
              leg.departure.time,
              leg.seat ?? '',
            ],
          ],
          { widths: [26, 20, 20, 18, 16], size: 11, head: true },
        ),
        table([['Queue', extra['queue'] ?? '', 'Terminal', leg.terminals?.[0] ?? '-']], {
          widths: [14, 46, 18, 22],
        }),
        small(
          'Gate closes 30 minutes before departure. Non-EU/EEA citizens: visa/document check at the desk before security.',
        ),
        rule,
        gap,
      ]),
      text('Before you fly', { bold: true }),
      small(
        'Bag drop opens 2 hours and closes 40 minutes before departure. Small bag 40 x 30 x 20 cm, cabin bag 55 x 40 x 20 cm up to 10 kg. Excess weight EUR 13 per kg. Bring this page and your passport. A missing pass is issued at the airport for EUR 20.',
      ),
      small(
        'Car hire from EUR 9 a day. Airport transfers, parking and rooms at ryanair.com. Need to change? Flight change fee from EUR 45, name change EUR 115.',
      ),
    );
  },
};
