import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { type Leg, travelMinutes, waitMinutes } from '../../legs.ts';
import { nationOf, type Place, stateOf } from '../../places.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const townOf = (place: Place): string =>
  `${place.city}, ${nationOf(place) === 'US' ? stateOf(place) : 'Spain'} (${place.code})`;

const end = (at: Leg['departure'], place: Place): string =>
  `${write(at, 'h:mma').toLowerCase()}\n${write(at, "EEE'.' MMM d")}\n${townOf(place)}`;

function printJourney(name: string, legs: readonly Leg[]): Block[] {
  return [
    text(
      `${name}   ${legs[0]?.origin.city ?? ''} to ${legs.at(-1)?.target.city ?? ''}   |   ${writeDuration(travelMinutes(legs), "H'h 'm'm'")}, ${legs.length - 1} stop`,
      { bold: true, size: 10 },
    ),
    ...legs.flatMap((leg, at) => {
      const next = legs[at + 1];
      return [
        table(
          [
            [
              `${carrierOf(leg.airline)}\nFlight ${leg.number}${leg.operatedBy ? `\nOperated by ${leg.operatedBy}` : ''}`,
              end(leg.departure, leg.origin),
              end(leg.arrival, leg.target),
              `${writeDuration(leg.minutes, "H'h 'm'm'")}\nEconomy (${leg.booked ?? ''})`,
            ],
          ],
          { widths: [29, 28, 28, 15] },
        ),
        ...(next
          ? [
              text(
                `Connection in ${leg.target.city}: ${writeDuration(waitMinutes(leg, next), "H'h 'm'm'")}`,
                { size: 8 },
              ),
            ]
          : []),
      ];
    }),
    rule,
  ];
}

/** JustFly: airline by name and `Flight 8610`, clock, short day and town one below the other, day without a year. */
export const justflyItinerary: Layout = {
  name: 'justfly-itinerary',
  group: 9,
  language: 'en',
  prints: ['duration', 'operatedBy', 'pnr'],
  documents: {
    'tampa-madrid': {
      locator: 'HJWQKT',
      travellers: ['Evangelina Marie Castellanos'],
      tickets: ['0012417733990'],
      issuedOn: '2027-03-14',
      receivedOn: '2027-03-14',
      sender: 'JustFly <support@justfly.com>',
      legs: [
        {
          flight: 'AA 1262',
          from: 'TPA',
          to: 'MIA',
          departs: '2027-05-30 13:59',
          takes: '1:17',
          booked: 'Q',
        },
        {
          flight: 'AA 8610',
          from: 'MIA',
          to: 'MAD',
          departs: '2027-05-30 17:50',
          takes: '8:35',
          booked: 'Q',
          operatedBy: 'Iberia',
        },
        {
          flight: 'AA 8632',
          from: 'MAD',
          to: 'JFK',
          departs: '2027-06-12 16:55',
          takes: '8:15',
          booked: 'O',
          operatedBy: 'Iberia',
        },
        {
          flight: 'AA 1573',
          from: 'JFK',
          to: 'TPA',
          departs: '2027-06-12 21:30',
          takes: '3:12',
          booked: 'O',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      table([['justfly', 'Need help? 1-800-717-5015']], { widths: [60, 40], size: 13 }),
      title('Your booking is complete', 14),
      text('Your e-ticket has been issued. Please review the names, dates and times below.'),
      gap,
      table(
        [
          ['JustFly booking number', '417-733-208'],
          ['American Airlines confirmation', locator],
          ['Booked on', write(issuedOn, "EEE'.' MMM d, yyyy")],
        ],
        { widths: [40, 60] },
      ),
      rule,
      ...printJourney('Departing Flight', legs.slice(0, 2)),
      ...printJourney('Returning Flight', legs.slice(2)),
      text('Passengers', { bold: true }),
      table(
        [
          ['Name', 'Type', 'Date of birth', 'Ticket number', 'Seats'],
          [travellers[0] ?? '', 'Adult', '••/••/1988', tickets[0] ?? '', 'Assigned at check-in'],
        ],
        { widths: [32, 10, 16, 22, 20], head: true, size: 8 },
      ),
      gap,
      text('Price breakdown (USD)', { bold: true }),
      table(
        [
          ['Adult x 1', '$541.00'],
          ['Taxes and fees', '$212.87'],
          ['Service fee', '$24.99'],
          ['Gold support package', '$19.99'],
          ['Total (Mastercard ending in 4417)', '$798.85'],
        ],
        { widths: [70, 30], size: 8 },
      ),
      small(
        'Your credit card may be billed in multiple charges totaling the above amount. Some airlines charge baggage fees: see the American Airlines site. Domestic check-in: 2 hours before departure, international: 3 hours. Layovers of more than 4 hours may require a transit visa. Tickets are non-refundable; the 24-hour free cancellation ends Mon. Mar 15 at 11:00pm EST.',
      ),
      small(
        'Save on hotels in Madrid: 4-star from $94 a night. Add a rental car at MAD Terminal 4 from $21 a day. JustFly is a trade name of JustFly Inc., 260 Peachtree St NW, Suite 2200, Atlanta, GA 30303. CST 2113125-40.',
      ),
    );
  },
};
