import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

/** A boarding pass printed at home, its barcode folded away: values below their labels, no arrival. */
export const boardingPass: Layout = {
  name: 'boarding-pass',
  group: 10,
  language: 'en',
  prints: ['seat', 'pnr'],
  hidesArrival: true,
  documents: {
    'home-printed': {
      locator: 'V8KQLT',
      travellers: ['NAKAMURA/REI MS'],
      tickets: ['ETKT 618 2410993377'],
      issuedOn: '2026-03-11',
      receivedOn: '2026-03-11',
      extra: { boarding: '08:10', gate: 'C22', zone: '3', sequence: '0114' },
      legs: [
        {
          flight: 'SQ 632',
          from: 'SIN',
          to: 'HND',
          departs: '2026-03-12 08:50',
          takes: '7:10',
          seats: ['45K'],
          cabin: 'ECONOMY',
        },
      ],
    },
    'year-by-receipt': {
      locator: 'QWMLTZ',
      travellers: ['BRANDVOLD/OLE MR'],
      tickets: ['ETKT 117 2410558800'],
      issuedOn: '2025-12-30',
      receivedOn: '2025-12-30',
      extra: { boarding: '06:05', gate: 'F9', zone: '2', sequence: '0031' },
      legs: [
        {
          flight: 'SK 1463',
          from: 'OSL',
          to: 'CPH',
          departs: '2026-01-02 06:35',
          takes: '1:10',
          seats: ['7C'],
          cabin: 'SAS GO',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, legs, extra }) {
    return sheet(
      ...legs.flatMap((leg) => [
        title('BOARDING PASS', 18),
        text('Please print and bring this boarding pass with you to the airport.'),
        gap,
        table(
          [
            ['NAME OF PASSENGER', 'BOOKING REF'],
            [travellers[0] ?? '', locator],
          ],
          { widths: [60, 40], size: 11 },
        ),
        gap,
        table(
          [
            ['FROM', 'TO', 'FLIGHT', 'CLASS'],
            [
              `${leg.origin.city.toUpperCase()} ${leg.from}`,
              `${leg.target.city.toUpperCase()} ${leg.to}`,
              leg.flight,
              leg.cabin ?? '',
            ],
          ],
          { widths: [30, 30, 20, 20], size: 12 },
        ),
        gap,
        table(
          [
            ['DATE', 'BOARDING TIME', 'DEPARTURE', 'GATE', 'SEAT', 'ZONE'],
            [
              capitals(leg.departure),
              extra['boarding'] ?? '',
              write(leg.departure, 'HH:mm'),
              extra['gate'] ?? '',
              leg.seat ?? '',
              extra['zone'] ?? '',
            ],
          ],
          { widths: [16, 22, 18, 14, 14, 16], size: 12 },
        ),
        gap,
        table([[`SEQ NO ${extra['sequence'] ?? ''}`, tickets[0] ?? '']], { widths: [40, 60] }),
        rule,
      ]),
      small(
        'Gate closes 10 minutes before departure. Passengers arriving late will not be accepted. Gate may change: please check the screens.',
      ),
      gap,
      text('BAG DROP AND SECURITY', { bold: true }),
      small(
        'If you have bags to check in, go to the bag drop counters at least 60 minutes before departure. Liquids over 100 ml, sharp objects and lighters are not permitted in the cabin. Power banks must be carried in hand baggage.',
      ),
      small(
        'You may travel with one piece of cabin baggage (max. 7 kg, 115 cm) and one personal item.',
      ),
    );
  },
};
