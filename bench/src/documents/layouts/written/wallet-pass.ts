import type { Layout } from '../../layout.ts';
import { gap, sheet, small, table, text } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

/** A pass in the wallet of a telephone: few words, small labels above large values, boarding before the departure. */
export const walletPass: Layout = {
  name: 'wallet-pass',
  group: 10,
  language: 'en',
  prints: ['seat', 'pnr'],
  hidesArrival: true,
  documents: {
    'atlanta-boston-barcode': {
      locator: 'GZ4QTW',
      travellers: ['DESROSIERS/CAMILLE'],
      issuedOn: '2026-11-15',
      receivedOn: '2026-11-16',
      extra: {
        brand: 'DELTA',
        number: 'DL 1437',
        clock: '7:58',
        boards: '8:35 AM',
        gate: 'B18',
        zone: 'MAIN 2',
        extras: 'STATUS  GOLD    SKYMILES  9•••••4417',
        barcode: 'M1DESROSIERS/CAMILLE  EGZ4QTW ATLBOSDL 1437 320Y021C0064 100',
      },
      legs: [
        {
          flight: 'DL 1437',
          from: 'ATL',
          to: 'BOS',
          departs: '2026-11-16 09:15',
          takes: '2:38',
          seats: ['21C'],
          cabin: 'MAIN',
        },
      ],
    },
    'gatwick-geneva': {
      locator: 'K6WTQP',
      travellers: ['Ottoline Ravenscroft'],
      issuedOn: '2027-01-14',
      receivedOn: '2027-01-15',
      extra: {
        brand: 'easyJet',
        number: 'EZY8565',
        clock: '21:06',
        boards: '06:25',
        gate: 'Info 06:10',
        zone: 'Speedy',
        extras: 'BAGS  Small under seat    SEQ  118',
      },
      legs: [
        {
          flight: 'EZY 8565',
          from: 'LGW',
          to: 'GVA',
          departs: '2027-01-16 07:05',
          takes: '1:45',
          seats: ['3F'],
          cabin: 'Standard',
        },
      ],
    },
  },
  print({ locator, travellers, legs, extra }) {
    const narrow = { widths: [22, 22, 22, 34] };
    const isAmerican = extra['brand'] === 'DELTA';
    return sheet(
      table([[extra['clock'] ?? '', '', '5G  64', '']], { ...narrow, size: 9 }),
      table([['Done', '', '•••', '']], { ...narrow, size: 10 }),
      ...legs.flatMap((leg) => [
        table(
          [
            [extra['brand'] ?? '', '', 'GATE', ''],
            ['', '', extra['gate'] ?? '', ''],
          ],
          { ...narrow, size: 11 },
        ),
        gap,
        table([[leg.origin.city.toUpperCase(), '', leg.target.city.toUpperCase(), '']], {
          ...narrow,
          size: 8,
        }),
        table([[leg.from, '→', leg.to, '']], { ...narrow, size: 26 }),
        table(
          [
            ['PASSENGER', '', 'FLIGHT', ''],
            [travellers[0] ?? '', '', extra['number'] ?? '', ''],
          ],
          { ...narrow, size: 9 },
        ),
        table(
          [
            ['DATE', 'BOARDS', 'DEPARTS', ''],
            [
              isAmerican ? capitals(leg.departure, 'd MMM') : write(leg.departure, 'dd MMM'),
              extra['boards'] ?? '',
              write(leg.departure, isAmerican ? 'h:mm a' : 'HH:mm'),
              '',
            ],
          ],
          { ...narrow, size: 10.5 },
        ),
        table(
          [
            ['ZONE', 'SEAT', 'CABIN', ''],
            [extra['zone'] ?? '', leg.seat ?? '', leg.cabin ?? '', ''],
          ],
          { ...narrow, size: 10.5 },
        ),
        table(
          [
            [isAmerican ? 'CONF #' : 'BOOKING REF', '', '', ''],
            [locator, '', '', ''],
          ],
          { ...narrow, size: 10.5 },
        ),
        gap,
        ...(extra['barcode']
          ? [{ kind: 'barcode', symbology: 'azteccode', data: extra['barcode'] } as const]
          : []),
      ]),
      text(extra['extras'] ?? '', { size: 8 }),
      small('Hold near reader. Double-click the side button to pay.'),
    );
  },
};
