import type { Layout } from '../../layout.ts';
import { stateOf } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

/** Hawaiian's confirmation: clocks and codes in one line a flight, one of them a hop between islands. */
export const hawaiianItinerary: Layout = {
  name: 'hawaiian-itinerary',
  group: 7,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'pnr'],
  documents: {
    'maui-by-honolulu': {
      locator: 'MQTKXL',
      travellers: ['Imelda Castellano', 'Rupert Castellano'],
      tickets: ['1732410558816', '1732410558817'],
      issuedOn: '2027-01-30',
      receivedOn: '2027-01-30',
      legs: [
        {
          flight: 'HA 11',
          from: 'SFO',
          to: 'HNL',
          departs: '2027-04-03 07:00',
          takes: '5:35',
          aircraft: 'Airbus A330-200',
          seats: ['18A', '18B'],
          meal: 'Complimentary meal',
        },
        {
          flight: 'HA 206',
          from: 'HNL',
          to: 'OGG',
          departs: '2027-04-03 11:30',
          takes: '0:42',
          aircraft: 'Boeing 717',
          seats: ['9D', '9E'],
        },
        {
          flight: 'HA 56',
          from: 'OGG',
          to: 'SFO',
          departs: '2027-04-11 22:15',
          takes: '4:55',
          aircraft: 'Airbus A321neo',
          seats: ['21E', '21F'],
          meal: 'Complimentary meal',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('Hawaiian Airlines', { size: 15, bold: true, band: true }),
      title('Mahalo for choosing Hawaiian Airlines', 13),
      table(
        [
          ['Confirmation code', 'Booked on', 'Status'],
          [locator, write(issuedOn, 'MMM d, yyyy'), 'Ticketed'],
        ],
        { widths: [36, 34, 30], size: 10 },
      ),
      rule,
      ...legs.flatMap((leg) => [
        text(
          `${leg.origin.city}, ${stateOf(leg.origin)} to ${leg.target.city}, ${stateOf(leg.target)}`,
          { bold: true, size: 11 },
        ),
        text(write(leg.departure, 'EEEE, MMMM d, yyyy')),
        table(
          [
            [
              `${write(leg.departure, 'h:mm a')}  ${leg.from}`,
              `${writeDuration(leg.minutes, "H'h 'm'm'")}  Nonstop`,
              `${write(leg.arrival, 'h:mm a')}${shift(leg.days, ' +', ' day')}  ${leg.to}`,
              `HA ${leg.number}`,
            ],
          ],
          { widths: [28, 26, 28, 18], size: 10, copied: 'tabs' },
        ),
        text(
          `${leg.aircraft ?? ''}   |   Main Cabin   |   Seats ${leg.seat ?? ''}   |   ${leg.meal ?? 'Beverage service'}`,
          { size: 8 },
        ),
        rule,
      ]),
      text('Guests', { bold: true }),
      table(
        [
          ['Name', 'Ticket number', 'HawaiianMiles', 'Known Traveler'],
          ...travellers.map((name, at) => [name, tickets[at] ?? '', 'Not provided', 'None']),
        ],
        { widths: [34, 26, 22, 18], head: true, size: 8 },
      ),
      gap,
      text('Fare summary', { bold: true }),
      small(
        'Base fare USD 612.20   US Transportation Tax 45.91   Passenger Facility Charge 18.00   Flight Segment Tax 30.60   Security 22.40   Alaska/Hawaii Fee 43.60   Total USD 772.71   MasterCard ending in 0933',
      ),
      small(
        'Agricultural inspection is required for all baggage from Hawaii to the U.S. Mainland. Checked bags: first $45, second $55 between the islands and North America; $30 and $40 between the islands. Please arrive 2 hours early. Check-in ends 45 minutes before departure.',
      ),
    );
  },
};
