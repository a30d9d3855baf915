import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

/** The e-ticket of an Indian agency: `6E-198`, clocks with `hrs`. */
export const makemytripVoucher: Layout = {
  name: 'makemytrip-voucher',
  group: 9,
  language: 'en',
  prints: ['duration', 'baggage', 'seat', 'pnr'],
  documents: {
    'red-eye-connection': {
      locator: 'Z5QJWM',
      travellers: ['MR ARVIND MENON', 'MS DIVYA MENON'],
      issuedOn: '2026-09-28',
      receivedOn: '2026-09-28',
      sender: 'MakeMyTrip <noreply@makemytrip.com>',
      extra: { booking: 'NF7A1LL84415520912' },
      legs: [
        {
          flight: '6E 198',
          from: 'BLR',
          to: 'DEL',
          departs: '2026-11-06 20:55',
          takes: '2:50',
          terminals: ['T1', 'T1'],
          baggage: '15 Kgs',
          seats: ['11B', '11C'],
        },
        {
          flight: '6E 1053',
          from: 'DEL',
          to: 'BKK',
          departs: '2026-11-07 02:40',
          takes: '4:15',
          terminals: ['T3', ''],
          baggage: '20 Kgs',
          seats: ['19D', '19E'],
        },
      ],
    },
    'domestic-return': {
      locator: 'KD8TRB',
      travellers: ['MS FARIDA SHEIKH'],
      issuedOn: '2026-02-02',
      extra: { booking: 'NF7A2PL10044871306' },
      legs: [
        {
          flight: 'AI 864',
          from: 'BOM',
          to: 'DEL',
          departs: '2026-02-14 09:00',
          takes: '2:15',
          terminals: ['T2', 'T3'],
          baggage: '15 Kgs',
          seats: ['22F'],
        },
        {
          flight: 'AI 805',
          from: 'DEL',
          to: 'BOM',
          departs: '2026-02-18 20:00',
          takes: '2:20',
          terminals: ['T3', 'T2'],
          baggage: '15 Kgs',
          seats: ['17A'],
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    return sheet(
      table(
        [
          [
            'make my trip',
            `Booking ID: ${extra['booking'] ?? ''}\nBooking Date: ${write(issuedOn, 'EEE, d MMM yyyy')}`,
          ],
        ],
        { widths: [50, 50], size: 11 },
      ),
      title('E-Ticket', 15),
      text(
        'Flight Confirmed. Your booking is confirmed and the ticket has been issued. Carry a print or soft copy with a government photo ID.',
      ),
      gap,
      ...legs.flatMap((leg) => [
        table(
          [
            [
              `${carrierOf(leg.airline)}\n${leg.airline}-${leg.number}`,
              `${leg.origin.city} (${leg.from})\n${leg.departure.time} hrs\n${write(leg.departure, 'EEE, dd MMM yyyy')}\n${leg.terminals?.[0] ? `Terminal ${leg.terminals[0].slice(1)}` : ''}`,
              `${writeDuration(leg.minutes, "HH'h 'mm'm'")}\nNon stop\nEconomy`,
              `${leg.target.city} (${leg.to})\n${leg.arrival.time} hrs\n${write(leg.arrival, 'EEE, dd MMM yyyy')}\n${leg.terminals?.[1] ? `Terminal ${leg.terminals[1].slice(1)}` : ''}`,
            ],
          ],
          { widths: [18, 32, 18, 32] },
        ),
        table(
          [
            ['TRAVELLER', 'PNR', 'E-TICKET NO.', 'SEAT', 'MEAL'],
            ...travellers.map((name, at) => [
              `${at + 1}. ${name}, Adult`,
              locator,
              locator,
              leg.seats?.[at] ?? '-',
              '-',
            ]),
          ],
          { widths: [36, 16, 18, 15, 15], size: 8, head: true },
        ),
        small(`Baggage: Check-in ${leg.baggage ?? ''} per adult | Cabin: 7 Kgs (1 piece only)`),
        rule,
      ]),
      gap,
      text('IMPORTANT INFORMATION', { bold: true }),
      small(
        '• Check-in time: passenger to report 2 hours before departure for domestic, 3 hours for international flights. Counters close 60 minutes prior.\n• Web check-in is mandatory. Free web check-in from 48 hrs to 60 mins before departure.\n• Cancellation: 0 hrs to 4 days before departure INR 4,300 + INR 300 MMT fee per passenger; 4 days to 365 days INR 3,500 + INR 300.\n• Date change: INR 2,750 + INR 300 + fare difference.',
      ),
      table(
        [
          ['PAYMENT', ''],
          ['Base fare', 'INR 18,420'],
          ['Taxes & surcharges (K3, PSF, UDF)', 'INR 3,106'],
          ['Convenience fee', 'INR 499'],
          ['TOTAL', 'INR 22,025'],
        ],
        { widths: [60, 40], size: 8, head: true },
      ),
      small(
        'MakeMyTrip (India) Pvt. Ltd., DLF Building No. 5, Tower B, Cyber City, Gurugram 122002. GSTIN 00AAAAA0000A0Z0. For any queries contact 0124 462 8747.',
      ),
    );
  },
};
