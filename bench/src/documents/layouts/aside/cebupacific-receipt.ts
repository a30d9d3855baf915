import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** `Sat. 23 Jan. 2027, 2335H (11:35 PM)`. */
const moment = (at: Leg['departure']): string =>
  write(at, "EEE'.' dd MMM'.' yyyy, HHmm'H' (hh:mm a)");

function printFlight(leg: Leg, name: string): Block[] {
  const [start, end] = leg.terminals ?? ['', ''];
  return [
    text(name, { bold: true }),
    table(
      [
        ['Flight No.', 'Route', 'Departure', 'Arrival'],
        [
          `${leg.airline} ${leg.number}\n${leg.aircraft ?? ''}`,
          `${leg.from} - ${leg.to}\n${leg.cabin ?? ''}`,
          `${moment(leg.departure)}\n${leg.origin.city} - ${leg.origin.name}\n${start}`,
          `${moment(leg.arrival)}\n${leg.target.city} - ${leg.target.name}\n${end}`,
        ],
      ],
      { widths: [14, 16, 35, 35], size: 8, head: true, ruled: true },
    ),
  ];
}

/** Cebu Pacific's itinerary receipt: 24 hours with an H, then the same clock of 12 hours in brackets. */
export const cebupacificReceipt: Layout = {
  name: 'cebupacific-receipt',
  group: 8,
  language: 'en',
  prints: ['aircraft', 'seat', 'baggage', 'pnr'],
  documents: {
    'manila-narita': {
      locator: 'W4GJZP',
      travellers: ['MS. LIGAYA SANTILLAN', 'MR. EFREN SANTILLAN'],
      issuedOn: '2026-12-01',
      receivedOn: '2026-12-01',
      sender: 'Cebu Pacific <itinerary@cebupacificair.com>',
      legs: [
        {
          flight: '5J 5054',
          from: 'MNL',
          to: 'NRT',
          departs: '2027-01-29 06:25',
          takes: '4:10',
          terminals: ['Terminal 3', 'Terminal 2'],
          aircraft: 'A330-900',
          cabin: 'GO Easy',
          seats: ['18A', '18C'],
          baggage: '20 kg',
        },
        {
          flight: '5J 5055',
          from: 'NRT',
          to: 'MNL',
          departs: '2027-02-03 12:45',
          takes: '5:00',
          terminals: ['Terminal 2', 'Terminal 3'],
          aircraft: 'A321neo',
          cabin: 'GO Easy',
          seats: ['11D', '11E'],
          baggage: '20 kg',
        },
      ],
    },
    'manila-singapore-by-night': {
      locator: 'XE5HCD',
      travellers: ['MR. JOVEN MAGBANUA'],
      issuedOn: '2027-02-20',
      receivedOn: '2027-02-21',
      legs: [
        {
          flight: '5J 803',
          from: 'MNL',
          to: 'SIN',
          departs: '2027-03-19 22:40',
          takes: '3:50',
          terminals: ['Terminal 3', 'Terminal 4'],
          aircraft: 'A320neo',
          cabin: 'GO Basic',
          seats: ['24F'],
          baggage: '32 kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('cebu pacific', { size: 18, bold: true }),
      title('Itinerary Receipt', 14),
      table(
        [
          ['Booking Reference No.', 'Status', 'Booking Date'],
          [locator, 'Confirmed', write(issuedOn, "EEE'.' dd MMM'.' yyyy")],
        ],
        { head: true },
      ),
      small(
        'For faster check-in, present this itinerary receipt and a valid photo ID at the airport. Date of booking is based on Manila time (GMT+8).',
      ),
      gap,
      text('Guest Details', { bold: true, size: 10 }),
      table(
        travellers.map((name, at) => [
          `${at + 1}. ${name}`,
          'Adult',
          legs
            .map(
              (leg) =>
                `${leg.from} - ${leg.to}: Seat ${leg.seats?.[at] ?? '-'}, Baggage ${leg.baggage ?? '-'}`,
            )
            .join('\n'),
        ]),
        { widths: [38, 12, 50], size: 8.5, ruled: true },
      ),
      gap,
      text('Flight Details', { bold: true, size: 10 }),
      ...legs.flatMap((leg, at) => printFlight(leg, at === 0 ? 'Initial Flight' : 'Return Flight')),
      rule,
      text('Payment Details', { bold: true, size: 10 }),
      table(
        [
          ['Base Fare', 'PHP 7,976.00', 'Web Admin Fee', 'PHP 700.00'],
          ['Fuel Surcharge', 'PHP 3,084.00', 'Terminal Fee / PSC', 'PHP 1,540.00'],
          ['Seats and Bags', 'PHP 3,812.00', 'Philippine Travel Tax', 'PHP 3,240.00'],
          ['GCash', 'Approved', 'TOTAL AMOUNT', 'PHP 20,352.00'],
        ],
        { widths: [25, 25, 28, 22], size: 8 },
      ),
      small(
        'CHECK-IN: counters open 3 hours and close 1 hour before scheduled departure for international flights (45 minutes for domestic). Boarding gates close 30 minutes before. Guests who fail to present the bags at counters on time will be denied. GO Basic is non-refundable. Carry-on: one bag up to 7 kg, 56 x 36 x 23 cm. VAT Reg. TIN 000-154-675-0000. This serves as your OFFICIAL RECEIPT. Carriage is subject to the Conditions of Carriage. CEB hotline (+632) 8702-0888, daily 0600H - 2100H. Domestic Road, Barangay 191, Zone 20, Pasay City 1301.',
      ),
    );
  },
};
