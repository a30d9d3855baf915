import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { gap, rule, sheet, small, table, text } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const end = ({ origin, departure }: Pick<Leg, 'origin' | 'departure'>, terminal = ''): string =>
  `${origin.city}\n${origin.name}${terminal && `\nTerminal ${terminal}`}\n${write(departure, 'EEE dd MMM yy')}\n${write(departure, 'HHmm')}`;

/** Qantas's itinerary, receipt and tax invoice: wrapped cells, no codes of airports, times without a sign between. */
export const qantasReceipt: Layout = {
  name: 'qantas-receipt',
  group: 2,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'pnr'],
  documents: {
    'brisbane-auckland': {
      locator: '5QXKTL',
      travellers: ['Ms Imogen Hartwell'],
      tickets: ['081-2417740921'],
      issuedOn: '2026-12-02',
      receivedOn: '2026-12-02',
      sender: 'Qantas Airways <noreply@yourbooking.qantas.com.au>',
      legs: [
        {
          flight: 'QF 523',
          from: 'BNE',
          to: 'SYD',
          departs: '2027-01-21 08:35',
          takes: '1:35',
          terminals: ['D', '3'],
          booked: 'S',
          seats: ['11C'],
          meal: 'Refreshments',
          baggage: '1 piece(s) 23kg',
          aircraft: 'Boeing 737-800',
        },
        {
          flight: 'QF 145',
          from: 'SYD',
          to: 'AKL',
          departs: '2027-01-21 13:00',
          takes: '3:10',
          terminals: ['1', 'I'],
          booked: 'S',
          seats: ['24F'],
          meal: 'Lunch',
          baggage: '1 piece(s) 23kg',
          aircraft: 'Airbus A330-200',
        },
        {
          flight: 'QF 126',
          from: 'AKL',
          to: 'BNE',
          departs: '2027-02-01 19:15',
          takes: '3:50',
          terminals: ['I', 'I'],
          booked: 'O',
          seats: ['9A'],
          meal: 'Dinner',
          baggage: '1 piece(s) 23kg',
          aircraft: 'Boeing 737-800',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('QANTAS', { size: 16, bold: true, align: 'right' }),
      text('e-Ticket Itinerary, Receipt and Tax Invoice', { size: 13, bold: true }),
      table(
        [
          ['Booking Reference', 'Passenger Name', 'Ticket Number', 'Issue Date', 'Frequent Flyer'],
          [
            locator,
            travellers[0] ?? '',
            tickets[0] ?? '',
            write(issuedOn, 'dd MMM yy'),
            'QF 0041177 Bronze',
          ],
        ],
        { widths: [20, 24, 22, 14, 20], head: true, size: 8 },
      ),
      gap,
      text('Your Itinerary', { size: 11, bold: true }),
      table(
        [
          ['Flight', 'Departing', 'Arriving', 'Status', 'Flight Information'],
          ...legs.map((leg) => [
            `${leg.airline}${leg.number}\nQantas`,
            end(leg, leg.terminals?.[0]),
            end({ origin: leg.target, departure: leg.arrival }, leg.terminals?.[1]),
            `Confirmed\nEconomy (${leg.booked ?? 'Y'})`,
            [
              `Est journey time: ${writeDuration(leg.minutes, 'HH:mm')}`,
              `Aircraft Type: ${leg.aircraft ?? ''}`,
              `Seat: ${leg.seat ?? ''}`,
              `Meal: ${leg.meal ?? ''}`,
              `Baggage: ${leg.baggage ?? ''}`,
              'Non-Stop',
            ].join('\n'),
          ]),
        ],
        { widths: [10, 22, 22, 14, 32], head: true, ruled: true, size: 8 },
      ),
      gap,
      text('Your Receipt Details', { size: 11, bold: true }),
      table(
        [
          ['Fare (AUD)', '511.00', 'Taxes/fees/charges', 'AU 60.00  WY 54.66  NZ 43.20  IA 18.35'],
          ['Carrier charges', '90.00', 'GST (included, domestic)', '0.00'],
          ['Ticket total', '777.21', 'Paid by', 'MASTERCARD ****4471 02DEC26 1417'],
        ],
        { widths: [18, 14, 24, 44], size: 8 },
      ),
      text('Baggage', { size: 11, bold: true }),
      small(
        'Carry-on: 1 bag 56 x 36 x 23cm 7kg, plus 1 small item. Extra checked baggage from AUD 80 if bought online up to 3 hours before departure.',
      ),
      rule,
      small(
        'Check-in opens 24 hours before departure and closes 30 minutes (domestic) or 60 minutes (international) before departure. Gates close 10 minutes before. Fare conditions: Red e-Deal, changes AUD 99 plus fare difference, non-refundable. Earn up to 3,400 Qantas Points on this trip. Book hotels and car hire with Qantas Hotels and earn 3 points per AUD 1. Qantas Airways Limited ABN 16 009 661 901, 10 Bourke Road Mascot NSW 2020. Reservations 13 13 13, 24 hours 7 days. Flight times are local and may change; NZeTA required for some travellers.',
      ),
    );
  },
};
