import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { type Leg, travelMinutes } from '../../legs.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const at = (end: Leg['departure']): string => `${write(end, 'EEE d MMM')} · ${end.time}`;

/** A way there or back: first the whole of it, then each flight, all in spans of `Tue 13 Oct · 21:30 – Wed 14 Oct · 09:05`. */
function printWay(legs: readonly Leg[]): string[] {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return [];
  return [
    `${at(first.departure)} – ${at(last.arrival)}`,
    `${legs.length - 1} stop · ${writeDuration(travelMinutes(legs), "H'h 'm'm'")} in total`,
    ...legs.flatMap((leg) => [
      `${at(leg.departure)} – ${at(leg.arrival)}`,
      `${leg.from} · ${leg.origin.name} – ${leg.to} · ${leg.target.name}`,
      `${carrierOf(leg.airline)} · ${leg.airline}${leg.number} · Economy · ${writeDuration(leg.minutes, "H'h 'm'm'")}`,
    ]),
  ];
}

/** The flights of Booking.com: both ends of a flight in one line, its number two lines below. */
export const bookingFlights: Layout = {
  name: 'booking-flights',
  group: 9,
  language: 'en',
  prints: ['duration', 'pnr'],
  documents: {
    'boston-rome': {
      locator: 'UZ4KWQ',
      travellers: ['Marguerite Fontaine-Bell', 'Otis Bell'],
      issuedOn: '2026-07-17',
      receivedOn: '2026-07-17',
      sender: 'Booking.com <noreply@booking.com>',
      legs: [
        { flight: 'TP 216', from: 'BOS', to: 'LIS', departs: '2026-10-13 21:30', takes: '6:35' },
        { flight: 'TP 834', from: 'LIS', to: 'FCO', departs: '2026-10-14 11:40', takes: '2:55' },
        { flight: 'TP 837', from: 'FCO', to: 'LIS', departs: '2026-10-24 11:05', takes: '3:05' },
        { flight: 'TP 217', from: 'LIS', to: 'BOS', departs: '2026-10-24 17:05', takes: '7:50' },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('Booking.com', { size: 14, bold: true, band: true }),
      title('Your flight is confirmed', 15),
      text(
        `We e-mailed your tickets to you on ${write(issuedOn, 'd MMM yyyy')}. Customer reference 4177-332-088 (PIN 0417).`,
      ),
      text(`Airline reference (TAP Air Portugal): ${locator}`),
      gap,
      ...[legs.slice(0, 2), legs.slice(2)].flatMap((way) => [
        text(`Flight to ${way.at(-1)?.target.city ?? ''}`, { bold: true, size: 12 }),
        text(printWay(way).join('\n')),
        rule,
      ]),
      text('Who’s flying', { bold: true }),
      ...travellers.map((name) =>
        text(`${name} · Adult · 1 personal item, 1 carry-on bag (8 kg), 1 checked bag (23 kg)`),
      ),
      gap,
      text('Price', { bold: true }),
      table(
        [
          ['Adult (2)', '$1,204.60'],
          ['Flight fare', '$842.00'],
          ['Airline taxes and fees', '$362.60'],
          ['Flexible ticket', '$61.18'],
          ['Total', '$1,265.78'],
        ],
        { widths: [70, 30], size: 8 },
      ),
      gap,
      text('Complete your trip: 15 % off stays in Rome', { bold: true }),
      table(
        [
          ['Hotel Aurelia Centrale', '14 Oct – 24 Oct · 10 nights', 'from $1,410'],
          ['Airport taxi, FCO to the centre', 'pick-up from 16:15', 'from $55'],
        ],
        { widths: [40, 36, 24], size: 8 },
      ),
      small(
        'Change your flight once for free up to 24 hours before departure; the fare difference applies. All times are local. Online check-in opens 36 hours before departure. Your contract for the flights is with Gotogate International AB. Booking.com B.V., Oosterdokskade 163, 1011 DL Amsterdam. Manage booking | Help Centre | Terms',
      ),
    );
  },
};
