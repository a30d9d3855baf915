import type { Layout } from '../../layout.ts';
import { type Place, nationOf, stateOf } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

const where = (place: Place): string =>
  nationOf(place) === 'US'
    ? `${place.city}, ${stateOf(place)}, US (${place.code})`
    : `${place.city}, ${place.country} (${place.code})`;

/** United's newer receipt: `Flight 1 of 2`, day and clock in pairs. */
export const unitedFlights: Layout = {
  name: 'united-flights',
  group: 7,
  language: 'en',
  prints: ['operatedBy', 'pnr', 'seat'],
  documents: {
    washington: {
      locator: 'FN3QWZ',
      travellers: ['TREMBLAY/ODETTE'],
      tickets: ['0162410551873'],
      issuedOn: '2023-08-14',
      receivedOn: '2023-08-14',
      sender: 'United Airlines <Receipts@united.com>',
      legs: [
        {
          flight: 'UA 677',
          from: 'IAH',
          to: 'IAD',
          departs: '2023-09-20 07:30',
          takes: '2:55',
          booked: 'K',
          seats: ['24D'],
        },
        {
          flight: 'UA 988',
          from: 'IAD',
          to: 'FRA',
          departs: '2023-09-20 17:55',
          takes: '8:00',
          booked: 'K',
          seats: ['41A'],
        },
        {
          flight: 'UA 8831',
          from: 'FRA',
          to: 'IAH',
          departs: '2023-10-02 09:55',
          takes: '10:45',
          booked: 'K',
          seats: ['34K'],
          operatedBy: 'Lufthansa',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('UNITED AIRLINES', { size: 12, bold: true }),
      title('Thank you for choosing United.', 14),
      text(
        'A receipt of your purchase is shown below. Please retain this email receipt for your records. Get ready for your trip: visit the Travel-Ready Center.',
      ),
      text(`Confirmation Number: ${locator}`, { bold: true, size: 12 }),
      gap,
      ...legs.flatMap((leg, at) => [
        text(
          `Flight ${at + 1} of ${legs.length} ${leg.airline}${leg.number}     Class: United Economy (${leg.booked ?? ''})`,
          { bold: true },
        ),
        table(
          [
            [write(leg.departure, 'EEE, MMM dd, yyyy'), write(leg.arrival, 'EEE, MMM dd, yyyy')],
            [write(leg.departure, 'hh:mm a'), write(leg.arrival, 'hh:mm a')],
            [where(leg.origin), where(leg.target)],
          ],
          { widths: [50, 50] },
        ),
        ...(leg.operatedBy ? [text(`Flight Operated by ${leg.operatedBy}.`)] : []),
        rule,
      ]),
      text('Traveler Details', { bold: true }),
      table(
        [
          [
            travellers[0] ?? '',
            `eTicket number: ${tickets[0] ?? ''}`,
            `Seats: ${legs.map((leg) => `${leg.from}-${leg.to} ${leg.seat ?? ''}`).join('\n')}`,
          ],
        ],
        { widths: [30, 35, 35] },
      ),
      gap,
      text('Purchase Summary', { bold: true }),
      table(
        [
          ['Method of payment:', 'Visa ending in 6633'],
          ['Date of purchase:', write(issuedOn, 'EEE, MMM dd, yyyy')],
          ['Airfare:', '702.00 USD'],
          ['International Surcharge:', '480.00 USD'],
          ['Taxes:', '141.30 USD'],
          ['Total:', '1,323.30 USD'],
        ],
        { widths: [40, 60] },
      ),
      small(
        'Fare Rules: NONREF/NOCHGS. Cancel reservations before the scheduled departure time or TICKET HAS NO VALUE. MileagePlus Accrual Details: 3,510 award miles. Baggage allowance: first bag free, second bag 100.00 USD, 50lbs (23kg). Check-in 60 minutes before departure.',
      ),
    );
  },
};
