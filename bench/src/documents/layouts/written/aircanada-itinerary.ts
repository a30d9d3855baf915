import type { Layout } from '../../layout.ts';
import { type Leg, waitMinutes } from '../../legs.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

/** Hours on the ground before a leg that follows within a day: `Layover 3hr 20min`. */
function layover(leg: Leg, before: Leg | undefined): string | undefined {
  if (!before) return undefined;
  const minutes = waitMinutes(before, leg);
  return minutes < 1440
    ? `${writeDuration(minutes, "H'hr 'm'min'")} layover in ${leg.origin.city}. Bags are transferred to your next flight.`
    : undefined;
}

/** Air Canada's itinerary and receipt: `Fri 11 Sep, 2026`, three boxes a flight with its number in the middle. */
export const aircanadaItinerary: Layout = {
  name: 'aircanada-itinerary',
  group: 7,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'operatedBy', 'pnr'],
  documents: {
    'calgary-lisbon': {
      locator: '3JQWTL',
      travellers: ['Ms Rosalind Okonjo'],
      tickets: ['014 2198 837 410'],
      issuedOn: '2026-06-05',
      receivedOn: '2026-06-05',
      sender: 'Air Canada <confirmation@aircanada.ca>',
      legs: [
        {
          flight: 'AC 140',
          from: 'YYC',
          to: 'YYZ',
          departs: '2026-09-11 13:00',
          takes: '3:50',
          terminals: ['', '1'],
          booked: 'L',
          aircraft: 'Airbus A220-300',
          seats: ['21A'],
          meal: 'Food for purchase',
          operatedBy: 'Air Canada',
        },
        {
          flight: 'AC 812',
          from: 'YYZ',
          to: 'LIS',
          departs: '2026-09-11 22:10',
          takes: '6:55',
          terminals: ['1', '1'],
          booked: 'L',
          aircraft: 'Boeing 787-8',
          seats: ['33K'],
          meal: 'Dinner',
          operatedBy: 'Air Canada',
        },
        {
          flight: 'AC 819',
          from: 'LIS',
          to: 'YUL',
          departs: '2026-09-26 12:35',
          takes: '7:25',
          terminals: ['1', ''],
          booked: 'K',
          aircraft: 'Airbus A330-300',
          seats: ['28D'],
          meal: 'Lunch',
          operatedBy: 'Air Canada',
        },
        {
          flight: 'AC 8021',
          from: 'YUL',
          to: 'YYC',
          departs: '2026-09-26 17:45',
          takes: '4:35',
          booked: 'K',
          aircraft: 'Embraer 175',
          seats: ['12C'],
          meal: 'Food for purchase',
          operatedBy: 'Air Canada Express - Jazz',
        },
      ],
    },
    'vancouver-tokyo-two-passengers': {
      locator: '5TKZQR',
      travellers: ['Mr Anselm Dupuis', 'Mrs Yumi Dupuis'],
      tickets: ['014 2199 004 717', '014 2199 004 718'],
      issuedOn: '2026-08-12',
      receivedOn: '2026-08-12',
      hides: ['meal'],
      legs: [
        {
          flight: 'AC 3',
          from: 'YVR',
          to: 'NRT',
          departs: '2026-10-04 13:05',
          takes: '10:00',
          terminals: ['M', '1'],
          booked: 'V',
          aircraft: 'Boeing 787-9',
          seats: ['19A', '19C'],
          operatedBy: 'Air Canada',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      table([['AIR CANADA', 'Booking Confirmation']], { widths: [60, 40], size: 14 }),
      table(
        [[`Booking Reference: ${locator}`, `Date of issue: ${write(issuedOn, 'dd MMM, yyyy')}`]],
        { widths: [60, 40] },
      ),
      text(
        'This is your official itinerary/receipt. We thank you for choosing Air Canada. You must bring it with you to the airport for check-in, and we recommend you keep a copy for your records.',
      ),
      gap,
      ...legs.flatMap((leg, at) => {
        const wait = layover(leg, legs[at - 1]);
        return [
          ...(wait ? [text(wait)] : [title(at === 0 ? 'Depart' : 'Return', 11)]),
          table(
            [
              [
                `${write(leg.departure, 'EEE dd MMM, yyyy')}\n${leg.departure.time}\n${leg.origin.city}\n${leg.origin.name} (${leg.from})${leg.terminals?.[0] ? `\nTerminal ${leg.terminals[0]}` : ''}`,
                `${leg.airline}${leg.number}\n${writeDuration(leg.minutes, "H'hr 'm'min'")}\nNon-stop`,
                `${leg.days > 0 ? write(leg.arrival, 'EEE dd MMM, yyyy') : ''}\n${leg.arrival.time}${shift(leg.days, ' +', ' day')}\n${leg.target.city}\n${leg.target.name} (${leg.to})${leg.terminals?.[1] ? `\nTerminal ${leg.terminals[1]}` : ''}`,
              ],
            ],
            { widths: [40, 20, 40] },
          ),
          text(
            `Operated by: ${leg.operatedBy ?? ''} | ${leg.aircraft ?? ''} | Economy Class - Standard, ${leg.booked ?? ''}${leg.meal ? ` | ${leg.meal}` : ''} | Wi-Fi`,
            { size: 8 },
          ),
          rule,
        ];
      }),
      text('Passengers', { bold: true, size: 11 }),
      ...travellers.map((name, at) =>
        table(
          [
            [
              `${name}\nTicket number: ${tickets[at] ?? ''}\nAeroplan #: 704 118 20${at}`,
              `Seats\n${legs.map((leg) => `${leg.airline}${leg.number} ${leg.seats?.[at] ?? ''}`).join('\n')}`,
            ],
          ],
          { widths: [60, 40], size: 8 },
        ),
      ),
      gap,
      text('Purchase summary', { bold: true }),
      table(
        [
          ['Base fare - Air Transportation Charges', '$ 812.00'],
          ['Carrier surcharges', '$ 340.00'],
          ['Goods and Services Tax - Canada no. 100092287 RT0001 (XG)', '$ 2.05'],
          ['Air Travellers Security Charge - Canada (CA)', '$ 25.91'],
          ['Airport Improvement Fee - Canada (SQ)', '$ 71.00'],
          ['GRAND TOTAL (Canadian dollars)', '$ 1 250.96'],
        ],
        { widths: [75, 25], size: 8 },
      ),
      small(
        'Checked baggage: 1st bag CA $75.00, 2nd bag CA $100.00, max. 23 kg (50 lb) and 158 cm (62 in). Check-in and baggage drop-off end 60 minutes before departure (international), 45 minutes (within Canada). Boarding gate deadline: 15 minutes. Changes: a fee of CAD 100 per direction plus fare difference; refund before departure CAD 250. Air Canada, P.O. Box 64239, RPO Thorncliffe, Calgary AB T2K 6J7. Reservations 1-888-247-2262.',
      ),
    );
  },
};
