import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** Cathay's reminder that the check-in is open: its hours stand before those of the flights. */
export const checkinReminder: Layout = {
  name: 'checkin-reminder',
  group: 10,
  language: 'en',
  prints: ['seat', 'pnr', 'aircraft'],
  documents: {
    'seoul-hong-kong-sydney': {
      locator: '6ZTQWK',
      travellers: ['Ms Eun-bi Hwang'],
      issuedOn: '2026-10-12',
      receivedOn: '2026-10-12',
      sender: 'Cathay Pacific <checkin@e.cathaypacific.com>',
      extra: {
        open: '12 October 2026, 15:10',
        close: '14 October 2026, 13:40',
        bag: '14 October 2026, 14:10',
      },
      legs: [
        {
          flight: 'CX 417',
          from: 'ICN',
          to: 'HKG',
          departs: '2026-10-14 15:10',
          takes: '3:50',
          terminals: ['1', '1'],
          seats: ['61K'],
          aircraft: 'Airbus A330-300',
        },
        {
          flight: 'CX 161',
          from: 'HKG',
          to: 'SYD',
          departs: '2026-10-14 21:05',
          takes: '9:05',
          terminals: ['1', '1'],
          seats: ['43H'],
          aircraft: 'Airbus A350-1000',
        },
      ],
    },
  },
  print({ locator, travellers, legs, extra }) {
    const [first, last] = [legs[0], legs.at(-1)];
    return sheet(
      text('CATHAY PACIFIC', { size: 13, bold: true }),
      title(`It is time to check in for your trip to ${last?.target.city ?? ''}`, 15),
      text(`Dear ${travellers[0] ?? ''},`),
      text(
        `Online check-in for your flight from ${first?.origin.city ?? ''} opened on ${extra['open'] ?? ''} and closes on ${extra['close'] ?? ''} (90 minutes before departure). Save time at the airport: check in now, choose your seat and get your mobile boarding pass.`,
      ),
      table(
        [
          ['Booking reference', locator],
          ['Bag drop closes', extra['bag'] ?? ''],
          ['Status', 'Not checked in'],
        ],
        { widths: [35, 65] },
      ),
      gap,
      text('Your flights', { bold: true, size: 12 }),
      ...legs.flatMap((leg) => [
        text(
          `${leg.origin.city} (${leg.from}) to ${leg.target.city} (${leg.to})  |  ${leg.airline}${leg.number}  |  Economy`,
          { bold: true },
        ),
        table(
          [
            [
              `Departing  ${write(leg.departure, 'd MMMM yyyy')}  ${leg.departure.time}`,
              `Terminal ${leg.terminals?.[0] ?? ''}`,
              `Seat ${leg.seat ?? ''}`,
            ],
            [
              `Arriving  ${write(leg.arrival, 'd MMMM yyyy')}  ${leg.arrival.time}`,
              `Terminal ${leg.terminals?.[1] ?? ''}`,
              leg.aircraft ?? '',
            ],
          ],
          { widths: [50, 20, 30] },
        ),
        rule,
      ]),
      text('Before you fly', { bold: true }),
      text(
        'You need an Australian visa or ETA and a passport valid until at least 15 April 2027. Complete the Incoming Passenger Card before landing. Allow 75 minutes for your transfer at HKG; gates close 10 minutes before departure.',
      ),
      text('Upgrade from HKD 3,900 or bid until 13 October 2026, 09:10.'),
      gap,
      text('More for your trip', { bold: true }),
      table(
        [
          ['Extra baggage 5 kg', 'USD 85, save 30 % until 24 hours before departure'],
          ['Hotels in Sydney', 'Earn 2 miles per HKD 1 with Cathay'],
          ['The Pier, Business lounge', 'HKG, near Gate 65, open 05:30 - 00:30'],
        ],
        { widths: [35, 65], size: 8 },
      ),
      small(
        'Please do not reply to this e-mail. Power banks are not allowed in checked baggage and may not be used on board. Cathay Pacific Airways Limited, Cathay City, 8 Scenic Road, Hong Kong International Airport, Lantau. Customer care +852 2747 3333. Offers valid for bookings from 1 September to 31 December 2026. Unsubscribe | Privacy.',
      ),
    );
  },
};
