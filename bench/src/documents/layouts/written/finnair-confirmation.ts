import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

function printLeg(leg: Leg): readonly Block[] {
  return [
    table(
      [
        [
          `${leg.origin.city} ${leg.from}${leg.terminals?.[0] ? ` T${leg.terminals[0]}` : ''}`,
          `${leg.target.city} ${leg.to}${leg.terminals?.[1] ? ` T${leg.terminals[1]}` : ''}`,
        ],
        [write(leg.departure, 'EEE d MMM yyyy'), write(leg.arrival, 'EEE d MMM yyyy')],
        [leg.departure.time, leg.arrival.time],
      ],
      { widths: [50, 50], size: 10 },
    ),
    text(
      `${leg.flight} · Economy Classic · ${leg.aircraft ?? ''} · ${writeDuration(leg.minutes, "H'h 'mm'm'")}`,
      { size: 8 },
    ),
    text(
      `Operated by ${leg.operatedBy ?? 'Finnair'} · Checked baggage: ${leg.baggage ?? ''}${leg.seat ? ` · Seats ${leg.seat}` : ''}`,
      { size: 8 },
    ),
    gap,
  ];
}

function printDirection(label: string, legs: readonly Leg[]): readonly Block[] {
  return [
    text(`${label}: ${legs[0]?.origin.city ?? ''} – ${legs.at(-1)?.target.city ?? ''}`, {
      bold: true,
      size: 12,
    }),
    ...legs.flatMap(printLeg),
    rule,
  ];
}

/** Finnair's confirmation: directions as headings, each flight in two columns of place, day and clock. */
export const finnairConfirmation: Layout = {
  name: 'finnair-confirmation',
  group: 8,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'gothenburg-osaka': {
      locator: 'XQ7KTM',
      travellers: ['SJÖBERG/ALVA', 'SJÖBERG/NILS'],
      tickets: ['105-2410774401', '105-2410774402'],
      issuedOn: '2027-01-26',
      receivedOn: '2027-01-26',
      legs: [
        {
          flight: 'AY 858',
          from: 'GOT',
          to: 'HEL',
          departs: '2027-04-02 19:05',
          takes: '1:25',
          aircraft: 'ATR 72-500',
          baggage: '1 bag (23 kg)',
          operatedBy: 'Nordic Regional Airlines',
        },
        {
          flight: 'AY 67',
          from: 'HEL',
          to: 'KIX',
          departs: '2027-04-03 00:25',
          takes: '13:05',
          terminals: ['', '1'],
          aircraft: 'Airbus A350-900',
          baggage: '1 bag (23 kg)',
          operatedBy: 'Finnair',
          seats: ['35A', '35C'],
        },
        {
          flight: 'AY 68',
          from: 'KIX',
          to: 'HEL',
          departs: '2027-04-16 21:50',
          takes: '13:20',
          terminals: ['1', ''],
          aircraft: 'Airbus A350-900',
          baggage: '1 bag (23 kg)',
          operatedBy: 'Finnair',
          seats: ['36H', '36L'],
        },
        {
          flight: 'AY 855',
          from: 'HEL',
          to: 'GOT',
          departs: '2027-04-17 08:00',
          takes: '1:25',
          aircraft: 'Airbus A319',
          baggage: '1 bag (23 kg)',
          operatedBy: 'Finnair',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const half = legs.length / 2;
    return sheet(
      text('FINNAIR', { size: 16, bold: true }),
      title('Thank you for your booking', 14),
      table(
        [
          ['Booking reference', 'Booking date', 'Passengers'],
          [locator, write(issuedOn, 'd MMMM yyyy'), String(travellers.length)],
        ],
        { widths: [34, 36, 30], size: 10 },
      ),
      rule,
      ...printDirection('Outbound', legs.slice(0, half)),
      ...printDirection('Return', legs.slice(half)),
      text('Passengers', { bold: true }),
      table(
        travellers.map((name, at) => [name, 'Adult', `E-ticket ${tickets[at] ?? ''}`]),
        { widths: [44, 20, 36] },
      ),
      small(
        'Total price EUR 1,918.44 for all passengers: fares EUR 1,240.00, taxes, fees and carrier charges EUR 678.44 (YQ, FI, ZE, SE, SW, TK). Online check-in opens 36 hours before departure. Changes permitted for a fee before departure. You are entitled to compensation under Regulation (EC) No 261/2004 in certain cases of delay or cancellation.',
      ),
    );
  },
};
