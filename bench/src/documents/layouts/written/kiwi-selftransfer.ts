import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { type Leg, waitMinutes } from '../../legs.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

function transfer(leg: Leg, before: Leg): string {
  const minutes = waitMinutes(before, leg);
  const stay = writeDuration(minutes, "H'h 'm'm'");
  return before.to === leg.from
    ? `${stay} · Self-transfer in ${leg.origin.city}. Collect and recheck your baggage.`
    : `${stay} · Change of airport in ${leg.origin.city}: travel from ${before.to} to ${leg.from} on your own (about 1h 45m by coach, from £14).`;
}

const end = (moment: Leg['departure'], place: Leg['origin']): string[] => [
  `${moment.time}\n${write(moment, 'EEE d MMM')}`,
  `${place.city} · ${place.code}\n${place.name}`,
];

/** An itinerary of flights that know nothing of each other: clock, day, town and airport in a line, airline and number between. */
export const kiwiSelftransfer: Layout = {
  name: 'kiwi-selftransfer',
  group: 9,
  language: 'en',
  prints: ['duration'],
  documents: {
    'budapest-edinburgh': {
      locator: '417733208',
      travellers: ['Orsolya Halmos'],
      issuedOn: '2026-08-29',
      receivedOn: '2026-08-29',
      sender: 'Kiwi.com <tickets@kiwi.com>',
      legs: [
        { flight: 'W6 2205', from: 'BUD', to: 'LTN', departs: '2026-10-14 11:45', takes: '2:35' },
        { flight: 'FR 6632', from: 'STN', to: 'EDI', departs: '2026-10-14 18:50', takes: '1:20' },
        { flight: 'U2 7181', from: 'EDI', to: 'BCN', departs: '2026-10-20 20:55', takes: '2:50' },
        { flight: 'FR 8303', from: 'BCN', to: 'BUD', departs: '2026-10-21 06:25', takes: '2:30' },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('kiwi.com', { size: 16, bold: true, band: true }),
      title('Your trip is booked', 15),
      table(
        [
          ['Kiwi.com booking number', locator.replaceAll(/(\d{3})(?=\d)/g, '$1 ')],
          ['Booked on', write(issuedOn, 'd MMM yyyy')],
          ['Passenger', `${travellers[0] ?? ''}, 4/11/1994`],
        ],
        { widths: [35, 65] },
      ),
      gap,
      ...legs.flatMap((leg, at) => {
        const before = legs[at - 1];
        const isStay = !before || leg.start.getTime() - before.start.getTime() > 2 * 86_400_000;
        return [
          isStay
            ? text(
                `${leg.origin.city} → ${legs[at + 1]?.target.city ?? ''}, ${write(leg.departure, 'EEEE d MMMM yyyy')}`,
                { bold: true, size: 11 },
              )
            : text(transfer(leg, before), { size: 8 }),
          table(
            [
              end(leg.departure, leg.origin),
              [
                writeDuration(leg.minutes, "H'h 'm'm'"),
                `${carrierOf(leg.airline)}\nFlight no: ${leg.airline} ${leg.number}   Economy`,
              ],
              end(leg.arrival, leg.target),
            ],
            { widths: [22, 78], copied: 'cells' },
          ),
          rule,
        ];
      }),
      text('Baggage', { bold: true }),
      text('1x personal item 40 × 20 × 25 cm, 1x cabin bag 55 × 40 × 20 cm, 10 kg'),
      gap,
      text('Kiwi.com Guarantee', { bold: true }),
      small(
        'If a delay or cancellation makes you miss a self-transfer, contact us within 24 hours and we will offer an alternative. You need to clear passport control at each change; check whether you need an ETA for the United Kingdom (£16). Online check-in: W6 opens 24h, FR 24h, U2 30 days before departure. We will send your boarding passes to your e-mail. Paid: 187.40 EUR on Mastercard •••• 4417, including Seating 12.00 EUR and Service package BASIC 0.00 EUR. Hotels in Edinburgh from 61 EUR a night: Genius discounts until 30 Sep 2026. Kiwi.com s.r.o., Rohanské nábřeží 678/25, 186 00 Prague 8.',
      ),
    );
  },
};
