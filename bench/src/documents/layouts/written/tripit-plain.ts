import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { stateOf } from '../../places.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, write, writeDuration } from '../../write-time.ts';

const CLOCKS: Readonly<Record<string, string>> = { AUS: 'CST', SEA: 'PST', ANC: 'AKST' };

function printLeg(leg: Leg, locator: string): string {
  const clock = (side: 'departure' | 'arrival', code: string): string =>
    `${write(leg[side], 'h:mm a').padStart(8)} ${CLOCKS[code] ?? ''}`.padEnd(15);
  const arrives =
    leg.days > 0
      ? `Arrive ${leg.target.city} (${leg.to}), next day`
      : `Arrive ${leg.target.city} (${leg.to})`;
  return `${capitals(leg.departure, 'EEE, MMM d')}
${'-'.repeat(58)}
${clock('departure', leg.from)}${carrierOf(leg.airline)} ${leg.airline}${leg.number}
               Depart ${leg.origin.city} (${leg.from}) to ${leg.target.city} (${leg.to})
               Confirmation #: ${locator}
               Seat: ${leg.seat ?? ''}  Class: Main (${leg.booked ?? 'Y'})
               Aircraft: ${leg.aircraft ?? ''}
               ${writeDuration(leg.minutes, "H'h 'm'm'")}, non-stop
${clock('arrival', leg.to)}${arrives}
`;
}

/** A trip as TripIt prints it in plain text: clocks with their zones, days without a year below the heading. */
export const tripitPlain: Layout = {
  name: 'tripit-plain',
  group: 9,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'pnr'],
  documents: {
    'anchorage-with-hotel': {
      locator: 'KQWTLZ',
      travellers: ['Delphine Marchbanks'],
      issuedOn: '2026-12-30',
      receivedOn: '2027-01-03',
      legs: [
        {
          flight: 'AS 684',
          from: 'AUS',
          to: 'SEA',
          departs: '2027-02-24 07:00',
          takes: '4:32',
          booked: 'Q',
          aircraft: 'Boeing 737-900',
          seats: ['16C'],
        },
        {
          flight: 'AS 93',
          from: 'SEA',
          to: 'ANC',
          departs: '2027-02-24 11:10',
          takes: '3:39',
          booked: 'Q',
          aircraft: 'Boeing 737 MAX 9',
          seats: ['12D'],
        },
        {
          flight: 'AS 108',
          from: 'ANC',
          to: 'SEA',
          departs: '2027-03-01 00:35',
          takes: '3:28',
          booked: 'V',
          aircraft: 'Boeing 737-800',
          seats: ['20F'],
        },
        {
          flight: 'AS 659',
          from: 'SEA',
          to: 'AUS',
          departs: '2027-03-01 22:40',
          takes: '4:05',
          booked: 'V',
          aircraft: 'Boeing 737 MAX 9',
          seats: ['19A'],
        },
      ],
    },
  },
  print({ locator, travellers, legs }) {
    const [first, second, third, fourth] = legs.map((leg) => printLeg(leg, locator));
    const [start, finish] = [legs[0], legs.at(-1)];
    const goal = legs[1]?.target;
    return typewriter(`
TripIt - organize your travel

Anchorage, ${goal ? stateOf(goal) : ''}, February ${write(start?.departure ?? '', 'yyyy')}
${write(start?.departure ?? '', 'MMM d')} - ${write(finish?.departure ?? '', 'MMM d, yyyy')} (6 days)
Traveler: ${travellers[0] ?? ''}

${first ?? ''}
               Layover SEA 1h 38m

${second ?? ''}
     4:00 PM   Check in: Hotel Captain Cook
               939 W 5th Ave, Anchorage, AK 99501
               Confirmation #: 88120447   Rate: $179.00 per night

SUN, FEB 28
${'-'.repeat(58)}
    11:00 AM   Check out: Hotel Captain Cook
     6:30 PM   Dinner: Simon & Seafort's, party of 3

${third ?? ''}
${fourth ?? ''}
You can see this trip at tripit.com. Flight alerts: ON. Seat tracker: OFF.
TripIt is a service of Concur Technologies. Times are local.
`);
  },
};
