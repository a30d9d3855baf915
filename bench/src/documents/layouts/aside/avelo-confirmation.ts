import type { Layout } from '../../layout.ts';
import { type Place, stateOf } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

const where = (place: Place): string => `${place.city}, ${stateOf(place)} (${place.code})`;

/** Avelo's mail: flight and day in the heading, `7:00 AM New Haven, CT (HVN)` on either side, seats by traveller. */
export const aveloConfirmation: Layout = {
  name: 'avelo-confirmation',
  group: 7,
  language: 'en',
  prints: ['seat', 'baggage', 'pnr'],
  documents: {
    'new-haven-tampa': {
      locator: '4CVKEN',
      travellers: ['Delphine Okafor-Reyes', 'Marcus Okafor-Reyes'],
      issuedOn: '2027-01-22',
      receivedOn: '2027-01-22',
      sender: 'Avelo Airlines <noreply@aveloair.com>',
      legs: [
        {
          flight: 'XP 361',
          from: 'HVN',
          to: 'TPA',
          departs: '2027-03-12 07:00',
          takes: '3:15',
          seats: ['12A', '12B'],
          baggage: '1 checked bag',
        },
        {
          flight: 'XP 362',
          from: 'TPA',
          to: 'HVN',
          departs: '2027-03-19 21:55',
          takes: '2:50',
          seats: ['5E', '5F'],
          baggage: '1 checked bag',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('avelo', { size: 20, bold: true }),
      title('You’re all set to Avelo!', 14),
      text(`Confirmation code  ${locator}`, { bold: true, size: 11 }),
      text(`Booked ${write(issuedOn, 'MMM dd, yyyy')}  |  Status: Confirmed  |  Paid in full`),
      rule,
      ...legs.flatMap((leg, at) => [
        table(
          [
            [
              at === 0 ? 'DEPART' : 'RETURN',
              write(leg.departure, 'EEE, MMM dd, yyyy'),
              `Flight ${leg.airline} ${leg.number}`,
              'Nonstop',
            ],
          ],
          { widths: [18, 36, 26, 20], head: true, copied: 'tabs' },
        ),
        table(
          [
            [
              `${write(leg.departure, 'h:mm a')}\n${where(leg.origin)}`,
              '>',
              `${write(leg.arrival, 'h:mm a')}${leg.days > 0 ? ` (${write(leg.arrival, 'MMM dd')})` : ''}\n${where(leg.target)}`,
            ],
          ],
          { widths: [45, 10, 45], size: 10.5, copied: 'cells' },
        ),
        small('Operated by Avelo Airlines. Doors close 10 minutes prior to departure.'),
        table(
          travellers.map((name, index) => [
            name,
            `Seat ${leg.seats?.[index] ?? ''}`,
            `1 personal item, ${leg.baggage ?? ''}`,
          ]),
          { widths: [40, 20, 40] },
        ),
        rule,
      ]),
      text('Your receipt', { bold: true }),
      table(
        [
          ['Base fare (2 x $98.13)', '$196.26'],
          ['Federal excise tax, segment fee, 9/11 fee, PFC', '$54.14'],
          ['Seats', '$72.00'],
          ['Bags', '$164.00'],
          ['Promo FLYHVN', '-$20.00'],
          ['Total charged to Visa ending 0417', '$466.40'],
        ],
        { widths: [70, 30], size: 8.5 },
      ),
      gap,
      text('Good to know', { bold: true }),
      text(
        'Check in online from 24 hours until 45 minutes before departure. Bag drop closes 45 minutes before departure. Checked bags may weigh up to 50 lb and measure 62 in. Parking at HVN is $16 a day, paid on exit: plate recognition, no ticket needed. TPA: Airside A.',
        { size: 8.5 },
      ),
      small(
        'Changes and cancellations are free: you receive an Avelo Travel Funds credit valid for one year. Need a car? Avelo guests save up to 30% with code A417. Questions? Text or call 346-616-9500, 9 AM - 9 PM ET. Avelo Airlines, Inc., 12 Greenway Plaza, Suite 400, Houston, TX 77046.',
      ),
    );
  },
};
