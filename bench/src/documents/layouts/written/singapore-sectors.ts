import type { Layout } from '../../layout.ts';
import { type Leg, travelMinutes } from '../../legs.ts';
import type { Place } from '../../places.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const AIRPORTS: Readonly<Record<string, string>> = {
  PEN: 'Penang Intl',
  SIN: 'Changi Intl',
  JNB: 'O R Tambo Intl',
};

const end = (at: Leg['departure'], { code, city }: Place, terminal: string | undefined): string =>
  `${code} ${at.time}\n${city}\n${write(at, 'dd MMM (EEE)')}\n${AIRPORTS[code] ?? ''}${terminal ? `, Terminal ${terminal}` : ''}`;

const length = (minutes: number): string =>
  writeDuration(minutes, minutes < 120 ? "H'hr 'm'mins'" : "H'hrs 'm'mins'");

function printJourney(at: number, legs: readonly Leg[]): Block[] {
  return [
    text(
      `${at}. ${legs[0]?.origin.city ?? ''} to ${legs.at(-1)?.target.city ?? ''}     Total travel time ${length(travelMinutes(legs))}`,
      { bold: true, size: 10.5 },
    ),
    ...legs.flatMap((leg) => [
      table(
        [
          [
            end(leg.departure, leg.origin, leg.terminals?.[0]),
            length(leg.minutes),
            end(leg.arrival, leg.target, leg.terminals?.[1]),
            `${leg.flight}\n${leg.aircraft ?? ''}\nEconomy Lite (${leg.booked ?? ''})\n${
              leg.operatedBy ? `Operated by ${leg.operatedBy}` : `Seat ${leg.seat ?? ''} (Standard)`
            }`,
          ],
        ],
        { widths: [28, 16, 28, 28], copied: 'cells' },
      ),
      rule,
    ]),
  ];
}

/** Singapore Airlines: code and clock as one (`SIN 01:25`), below them city, day and terminal; no year beside the flights. */
export const singaporeSectors: Layout = {
  name: 'singapore-sectors',
  group: 8,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'operatedBy', 'pnr'],
  documents: {
    'penang-johannesburg': {
      locator: 'R7WQLD',
      travellers: ['MDM CHEAH SIEW LING'],
      tickets: ['618-2417733304'],
      issuedOn: '2026-12-11',
      receivedOn: '2026-12-11',
      sender: 'Singapore Airlines <BookingConfirmation@singaporeair.com.sg>',
      legs: [
        {
          flight: 'SQ 8505',
          from: 'PEN',
          to: 'SIN',
          departs: '2027-02-15 21:10',
          takes: '1:35',
          terminals: ['', '1'],
          booked: 'K',
          aircraft: 'Airbus A320',
          operatedBy: 'Scoot',
        },
        {
          flight: 'SQ 478',
          from: 'SIN',
          to: 'JNB',
          departs: '2027-02-16 01:25',
          takes: '10:55',
          terminals: ['3', 'A'],
          booked: 'K',
          aircraft: 'Airbus A350-900',
          seats: ['47C'],
        },
        {
          flight: 'SQ 479',
          from: 'JNB',
          to: 'SIN',
          departs: '2027-03-02 13:45',
          takes: '10:20',
          terminals: ['A', '3'],
          booked: 'Q',
          aircraft: 'Airbus A350-900',
          seats: ['52H'],
        },
        {
          flight: 'SQ 8502',
          from: 'SIN',
          to: 'PEN',
          departs: '2027-03-03 09:40',
          takes: '1:30',
          terminals: ['1', ''],
          booked: 'Q',
          aircraft: 'Airbus A320neo',
          operatedBy: 'Scoot',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('SINGAPORE AIRLINES', { size: 14, bold: true, align: 'center' }),
      rule,
      title('Your booking is confirmed', 14),
      table(
        [
          ['Booking reference', 'Booked on', 'E-ticket', 'KrisFlyer'],
          [locator, write(issuedOn, 'dd MMM yyyy'), tickets[0] ?? '', '88•• ••• 417'],
        ],
        { widths: [25, 25, 25, 25], head: true },
      ),
      gap,
      ...printJourney(1, legs.slice(0, 2)),
      ...printJourney(2, legs.slice(2)),
      text('Passenger', { bold: true }),
      text(`${travellers[0] ?? ''} (Adult)`),
      gap,
      table(
        [
          ['Fare', 'SGD 742.00'],
          ['Passenger Service and Security Fee - Singapore (SG)', 'SGD 9.00'],
          ['South Africa Passenger Service Charge (ZA)', 'SGD 46.10'],
          ['Total paid, VISA ••4417', 'SGD 797.10'],
        ],
        { widths: [70, 30], size: 8 },
      ),
      small(
        'Complete online check-in between 48 hours and 1.5 hours before your flight. For flights operated by Scoot, check in at flyscoot.com with the same booking reference; KrisShop and Book the Cook are not available on them. Seat selection: complimentary 48 hours before for Economy Lite. A transit of 10 hours or more? Join the Free Singapore Tour at 09:00, 11:00, 14:30, 16:00 or 18:30. South Africa: children need an unabridged birth certificate; passports need two blank pages.',
      ),
      small(
        'Earn up to 1.5 KrisFlyer miles on Pelago activities in Johannesburg. Travel insurance from SGD 31. Hotels from SGD 88 a night. Singapore Airlines Limited, Airline House, 25 Airline Road, Singapore 819829. Company registration 197200078R.',
      ),
    );
  },
};
