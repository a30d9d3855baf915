import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

const end = (leg: Leg, side: 'origin' | 'target'): string => {
  const { city, name, code } = leg[side];
  return `${city}, ${name} (${code})`;
};

function printDirection(label: string, legs: readonly Leg[]): readonly Block[] {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return [];
  return [
    text(`${label}: ${first.origin.city} - ${last.target.city}`, { bold: true, size: 11 }),
    ...legs.flatMap((leg) => [
      table(
        [
          [write(leg.departure, 'EEE d MMM yyyy'), leg.departure.time, end(leg, 'origin')],
          [
            writeDuration(leg.minutes, "H'h 'm'm'"),
            '',
            `${carrierOf(leg.airline)} ${leg.airline}${leg.number}, Economy${leg.operatedBy ? `, operated by ${leg.operatedBy}` : ''}`,
          ],
          [
            leg.days > 0 ? write(leg.arrival, 'EEE d MMM yyyy') : '',
            `${leg.arrival.time}${shift(leg.days, ' +')}`,
            end(leg, 'target'),
          ],
        ],
        { widths: [24, 14, 62] },
      ),
      gap,
    ]),
    rule,
  ];
}

/** What Gotogate, Mytrip and their sisters send: order number on top, flights as lists of clocks and places. */
export const gotogateConfirmation: Layout = {
  name: 'gotogate-confirmation',
  group: 9,
  language: 'en',
  prints: ['duration', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'two-airlines': {
      locator: 'T7QKLM',
      travellers: ['Asger Thorvaldsen'],
      issuedOn: '2026-12-29',
      receivedOn: '2026-12-29',
      hides: ['pnr', 'baggage'],
      extra: {
        order: 'GTG088-40127',
        references: 'Qatar Airways: T7QKLM\nTurkish Airlines: WK4TQX',
        bags: '1 x 25 kg',
      },
      legs: [
        { flight: 'QR 160', from: 'CPH', to: 'DOH', departs: '2027-02-04 15:20', takes: '5:50' },
        { flight: 'QR 836', from: 'DOH', to: 'BKK', departs: '2027-02-05 02:15', takes: '6:40' },
        { flight: 'TK 69', from: 'BKK', to: 'IST', departs: '2027-02-21 23:10', takes: '10:15' },
        { flight: 'TK 1783', from: 'IST', to: 'CPH', departs: '2027-02-22 08:25', takes: '3:15' },
      ],
    },
    'stockholm-barcelona': {
      locator: 'QL8TWK',
      travellers: ['Ylva Rosengren', 'Ture Rosengren', 'Moa Rosengren'],
      issuedOn: '2027-03-15',
      receivedOn: '2027-03-16',
      sender: 'Mytrip <noreply@mytrip.com>',
      extra: { order: 'MYT041-77812', references: 'QL8TWK', bags: '1 x 20 kg' },
      legs: [
        {
          flight: 'VY 1266',
          from: 'ARN',
          to: 'BCN',
          departs: '2027-06-17 21:35',
          takes: '3:35',
          baggage: '1 x 20 kg',
        },
        {
          flight: 'IB 5807',
          from: 'BCN',
          to: 'ARN',
          departs: '2027-06-26 17:10',
          takes: '3:40',
          baggage: '1 x 20 kg',
          operatedBy: 'Vueling',
        },
      ],
    },
  },
  print({ travellers, issuedOn, legs, extra }) {
    const half = legs.length / 2;
    return sheet(
      title('Your booking is confirmed', 15),
      table(
        [
          ['Order number', extra['order'] ?? ''],
          ['Order date', write(issuedOn, 'yyyy-MM-dd')],
          ['Airline booking reference', extra['references'] ?? ''],
        ],
        { widths: [34, 66] },
      ),
      text(
        'This is your travel document. Use the airline booking reference to check in on the airline’s website.',
        { size: 8 },
      ),
      rule,
      ...printDirection('Departure', legs.slice(0, half)),
      ...printDirection('Return', legs.slice(half)),
      text('Travellers', { bold: true }),
      table(
        [
          ['Name', 'Type', 'Checked baggage'],
          ...travellers.map((name) => [name, 'Adult', extra['bags'] ?? '']),
        ],
        { widths: [46, 24, 30], head: true },
      ),
      gap,
      text('Payment', { bold: true }),
      small(
        'Flight ticket EUR 588.00, airline taxes included. Cancellation Guarantee EUR 41.90. Service package Platinum EUR 29.00. Paid with Visa, transaction 20410-77. All times are local. Minimum connecting time is guaranteed by the airlines for flights on the same reference. Transit visas are the responsibility of the traveller. Reservation changes: USD 40.00 plus airline fees. Etraveli Group AB.',
      ),
    );
  },
};
