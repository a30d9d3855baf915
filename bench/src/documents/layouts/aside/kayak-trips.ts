import type { Booking, Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, sheet, small, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const clock = (at: Leg['departure']): string => write(at, 'h:mm a').toLowerCase();

/** What happens on a day beside its flights, `4:00 pm Hotel|More of it`. */
const printEvents = (events: string | undefined): Block[] =>
  (events ?? '')
    .split('|')
    .filter(Boolean)
    .map((line) => text(line));

const printFlight = (leg: Leg, locator: string): Block[] =>
  [
    `TAP Air Portugal ${leg.number}  (${leg.airline} ${leg.number})`,
    `${clock(leg.departure)} ${leg.from}  –  ${clock(leg.arrival)} ${leg.to}   ${writeDuration(leg.minutes, "H'h 'mm'm'")}, nonstop`,
    leg.days > 0 ? `Lands ${write(leg.arrival, 'EEE, MMM d')}` : '',
    `Seat ${leg.seat ?? ''}   Economy   Confirmation # ${locator}`,
  ]
    .filter(Boolean)
    .map((line) => text(line));

function printDay(day: string, { legs, extra, locator }: Booking): Block[] {
  const flights = legs
    .filter(({ departure }) => departure.date === day)
    .map((leg) => [
      text(`${leg.origin.city} to ${leg.target.city}`, { bold: true }),
      printFlight(leg, locator),
    ]);
  return [
    gap,
    text(write(day, 'EEEE, MMMM d'), { bold: true, size: 11 }),
    ...printEvents(extra[`${day} am`]),
    ...flights.flat(2),
    ...printEvents(extra[`${day} pm`]),
  ];
}

/** A trip of Kayak's as it is mailed: by days, flights among hotel and car, one fact a line, each day without its year. */
export const kayakTrips: Layout = {
  name: 'kayak-trips',
  group: 9,
  language: 'en',
  prints: ['duration', 'seat', 'pnr'],
  documents: {
    'lisbon-and-malaga': {
      locator: 'VUXGHN',
      travellers: ['Josephine Abernethy'],
      issuedOn: '2027-01-12',
      receivedOn: '2027-01-12',
      sender: 'KAYAK Trips <trips@message.kayak.com>',
      extra: {
        '2027-03-13 pm':
          '3:00 pm  Check in at Hotel Mirante da Graça|Rua da Senhora do Monte 41, Lisbon|Confirmation # 88417733|3 nights, 1 room',
        '2027-03-16 am': '8:30 am  Check out of Hotel Mirante da Graça',
        '2027-03-16 pm':
          '2:45 pm  Pick up rental car at AGP, Goldcar, Compact SUV|Confirmation # GC0417733ES',
        '2027-03-19 am': '9:00 am  Drop off rental car at AGP',
      },
      legs: [
        {
          flight: 'TP 218',
          from: 'BOS',
          to: 'LIS',
          departs: '2027-03-12 19:30',
          takes: '6:40',
          seats: ['21K'],
        },
        {
          flight: 'TP 1136',
          from: 'LIS',
          to: 'AGP',
          departs: '2027-03-16 11:50',
          takes: '1:20',
          seats: ['9C'],
        },
        {
          flight: 'TP 1135',
          from: 'AGP',
          to: 'LIS',
          departs: '2027-03-19 11:35',
          takes: '1:25',
          seats: ['14D'],
        },
        {
          flight: 'TP 217',
          from: 'LIS',
          to: 'BOS',
          departs: '2027-03-19 16:05',
          takes: '8:00',
          seats: ['23A'],
        },
      ],
    },
  },
  print(booking) {
    const { travellers, legs, extra } = booking;
    const [first, last] = [legs[0], legs.at(-1)];
    if (!first || !last) return sheet();
    const days = [...legs.map((leg) => leg.departure.date), ...Object.keys(extra)];
    return sheet(
      text('KAYAK', { size: 16, bold: true }),
      title('Trip to Lisbon and Malaga', 15),
      text(
        `${write(first.departure, 'MMM d')} - ${write(last.arrival, 'MMM d, yyyy')}  |  ${travellers[0] ?? ''}  |  View on KAYAK`,
      ),
      text('We’ve added your booking to Trips. We’ll send you gate changes and delays.', {
        size: 8,
      }),
      ...[...new Set(days.map((day) => day.slice(0, 10)))]
        .sort()
        .flatMap((day) => printDay(day, booking)),
      gap,
      text('Total trip cost so far: $1,284.17 (4 of 6 bookings have a price)', { bold: true }),
      small(
        'Online check-in for TAP Air Portugal opens 36 hours before departure. Weather in Lisbon for March: 54° to 66°F. Price alert: BOS - LIS in May from $398 round trip. Forward any confirmation to trips@kayak.com and we’ll build the itinerary. You receive this mail because auto-sync of your inbox was on when you booked on Jan 12, 2027 at 9:14 pm. KAYAK Software Corporation, 7 Market Street, Stamford, CT 06902.',
      ),
    );
  },
};
