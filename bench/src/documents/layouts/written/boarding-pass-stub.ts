import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, sheet, small, table } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

/** A boarding pass from a machine: the pass and its stub stand side by side and say the same twice. */
export const boardingPassStub: Layout = {
  name: 'boarding-pass-stub',
  group: 10,
  language: 'en',
  prints: ['seat', 'pnr'],
  hidesArrival: true,
  documents: {
    'lisbon-sao-paulo': {
      locator: 'Y4KTQW',
      travellers: ['MONTENEGRO/CAETANO MR'],
      tickets: ['0472417733208'],
      issuedOn: '2026-10-14',
      receivedOn: '2026-10-14',
      extra: {
        boarding: '12:20',
        gate: '43B',
        group: 'C',
        sequence: '187',
        notice: 'A PORTA ENCERRA 15 MINUTOS ANTES DA PARTIDA',
      },
      legs: [
        {
          flight: 'TP 83',
          from: 'LIS',
          to: 'GRU',
          departs: '2026-10-15 13:05',
          takes: '10:20',
          terminals: ['1', '3'],
          seats: ['26J'],
          booked: 'Y',
        },
      ],
    },
    'copenhagen-chicago': {
      locator: 'C7ZWQT',
      travellers: ['STENDAHL/ASTA MS'],
      tickets: ['1172418810226'],
      issuedOn: '2026-10-30',
      receivedOn: '2026-10-31',
      extra: {
        boarding: '14:50',
        gate: 'C28',
        group: '4',
        sequence: '062',
        notice: 'GATEN LUKKER 15 MINUTTER FØR AFGANG',
      },
      legs: [
        {
          flight: 'SK 943',
          from: 'CPH',
          to: 'ORD',
          departs: '2026-10-31 15:40',
          takes: '9:10',
          terminals: ['3', '5'],
          seats: ['41D'],
          booked: 'V',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, legs, extra }) {
    return sheet(
      ...legs.flatMap((leg) => {
        const airline = carrierOf(leg.airline).toUpperCase();
        const flight = `${leg.airline}${String(leg.number).padStart(4, '0')}`;
        return [
          table(
            [
              [airline, 'BOARDING PASS', airline],
              [
                `NAME\n${travellers[0] ?? ''}`,
                `CLASS\n${leg.booked ?? ''} ECONOMY`,
                `NAME\n${travellers[0] ?? ''}`,
              ],
              [
                `FROM\n${leg.origin.city.toUpperCase()} ${leg.from}`,
                `TO\n${leg.target.city.toUpperCase()} ${leg.to}`,
                `FROM / TO\n${leg.from} / ${leg.to}`,
              ],
              [
                `FLIGHT\n${flight}`,
                `DATE\n${capitals(leg.departure, 'ddMMMyy')}`,
                `FLIGHT  DATE\n${flight}  ${capitals(leg.departure)}`,
              ],
              [
                `BOARDING\n${extra['boarding'] ?? ''}`,
                `DEPARTURE\n${write(leg.departure, 'HH:mm')}`,
                `SEAT  GROUP\n${leg.seat ?? ''}  ${extra['group'] ?? ''}`,
              ],
              [
                `GATE\n${extra['gate'] ?? ''}   TERMINAL ${leg.terminals?.[0] ?? ''}`,
                `SEAT\n${leg.seat ?? ''}`,
                `SEQ\n${extra['sequence'] ?? ''}`,
              ],
              [`PNR\n${locator}`, `ETKT\n${tickets[0] ?? ''}/1`, `PNR\n${locator}`],
            ],
            { widths: [38, 32, 30], size: 10.5 },
          ),
        ];
      }),
      gap,
      small(
        `GATE CLOSES 15 MINUTES BEFORE DEPARTURE / ${extra['notice'] ?? ''}. GATE AND TIME MAY CHANGE. PRIORITY LANE: NO. DOCS OK. SSSS: NO. FF: -`,
      ),
    );
  },
};
