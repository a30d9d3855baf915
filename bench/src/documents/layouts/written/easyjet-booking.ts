import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** easyJet's booking page: `dep` and `arr` on lines of their own. */
export const easyjetBooking: Layout = {
  name: 'easyjet-booking',
  group: 8,
  language: 'en',
  prints: ['seat', 'baggage', 'pnr'],
  documents: {
    'round-trip': {
      locator: 'K4SWQ8L',
      travellers: ['Ms Philippa Dunmore'],
      issuedOn: '2026-01-24',
      receivedOn: '2026-01-24',
      sender: 'easyJet <donotreply@easyjet.com>',
      legs: [
        {
          flight: 'U2 8573',
          from: 'LGW',
          to: 'BCN',
          departs: '2026-05-08 06:25',
          takes: '2:15',
          seats: ['12F'],
          baggage: '1 x 15kg',
        },
        {
          flight: 'U2 8576',
          from: 'BCN',
          to: 'LGW',
          departs: '2026-05-12 21:40',
          takes: '2:20',
          seats: ['9A'],
          baggage: '1 x 15kg',
        },
      ],
    },
    'two-passengers-one-way': {
      locator: 'KB71MXR',
      travellers: ['Mr Alistair Crane', 'Mr Rory Crane'],
      issuedOn: '2025-06-15',
      receivedOn: '2025-06-15',
      legs: [
        {
          flight: 'U2 3847',
          from: 'EDI',
          to: 'GVA',
          departs: '2025-07-04 17:05',
          takes: '2:15',
          seats: ['22D', '22E'],
          baggage: '1 x 23kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('easyJet', { size: 18, bold: true }),
      title(`Your booking ${locator}: let's get you there`, 13),
      text(
        `Thank you for booking with easyJet. Booked ${write(issuedOn, 'dd/MM/yyyy')}. Your booking reference is ${locator}.`,
      ),
      gap,
      ...legs.flatMap((leg, at) => [
        text(at === 0 ? 'Outbound' : 'Return', { bold: true }),
        text(`${leg.airline} ${leg.number}`),
        text(
          `${leg.origin.city} ${leg.origin.name.replace(/ (Airport|International)$/, '')} (${leg.from}) to ${leg.target.city} (${leg.to})`,
          { bold: true },
        ),
        text(write(leg.departure, 'EEE d MMM yyyy')),
        table([[`dep ${leg.departure.time}`, `arr ${leg.arrival.time}`]], {
          widths: [50, 50],
          copied: 'cells',
        }),
        text(
          `Bag drop closes ${minutesBefore(leg.departure.time, 40)}. Gate closes ${minutesBefore(leg.departure.time, 30)}.`,
        ),
        text(
          travellers
            .map(
              (name, seat) =>
                `${name}: seat ${leg.seats?.[seat] ?? ''}, ${leg.baggage ?? ''} hold bag, 1 small cabin bag`,
            )
            .join('\n'),
        ),
        rule,
      ]),
      text('Payment', { bold: true }),
      table(
        [
          ['Flights', '£86.98'],
          ['Seats', '£19.98'],
          ['Hold luggage', '£53.98'],
          ['Total paid (Visa **** 7719)', '£160.94'],
        ],
        { widths: [60, 40] },
      ),
      small(
        'Apis: you must supply passport details before check-in. Under-seat cabin bag max. 45 x 36 x 20 cm. All flight times are local. easyJet Airline Company Limited, Hangar 89, London Luton Airport, LU2 9PF. Registered in England no. 3034606. Flights, hotels and car hire are subject to their terms and conditions.',
      ),
    );
  },
};

function minutesBefore(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const total = (hours * 60 + rest - minutes + 1440) % 1440;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}
