import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const ZONES: Readonly<Record<string, string>> = {
  AKL: '(UTC+12:00) Auckland, Wellington',
  SYD: '(UTC+10:00) Canberra, Melbourne, Sydney',
};

const moment = (at: Leg['departure'], code: string): string =>
  `${write(at, 'EEE d/MM/yyyy h:mm a')} ${ZONES[code] ?? ''}`;

function printEvent(leg: Leg, locator: string, organizer: string): string {
  return `
Subject:            Flight ${leg.airline}${leg.number} ${leg.origin.city} (${leg.from}) to ${leg.target.city} (${leg.to})
Location:           ${leg.origin.city} Airport, ${leg.terminals?.[0] ?? ''}

Start:              ${moment(leg.departure, leg.from)}
End:                ${moment(leg.arrival, leg.to)}
Show Time As:       Out of Office

Recurrence:         (none)
Meeting Status:     Not yet responded
Organizer:          ${organizer}
Categories:         Travel

${carrierOf(leg.airline)} ${leg.airline}${leg.number}, ${leg.aircraft ?? ''}, ${writeDuration(leg.minutes, "H'h 'mm'm'")} nonstop.
Booking reference ${locator}. Your seat is ${leg.seat ?? ''}.
Check in on the app from 24 hours before departure. Bag drop closes 60
minutes before, the gate 15 minutes before the flight leaves.
Reminder: 3 hours before
`.trim();
}

/** Calendar entries printed from Outlook: start and end with their zones, and what the airline wrote into them. */
export const outlookCalendar: Layout = {
  name: 'outlook-calendar',
  group: 9,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'pnr'],
  documents: {
    'auckland-sydney': {
      locator: 'QB7WTL',
      travellers: ['Wiremu Parata'],
      issuedOn: '2027-01-28',
      receivedOn: '2027-02-01',
      legs: [
        {
          flight: 'NZ 103',
          from: 'AKL',
          to: 'SYD',
          departs: '2027-02-23 07:00',
          takes: '3:30',
          terminals: ['International Terminal', '1'],
          aircraft: 'Airbus A321neo',
          seats: ['8D'],
        },
        {
          flight: 'NZ 110',
          from: 'SYD',
          to: 'AKL',
          departs: '2027-02-25 18:40',
          takes: '3:05',
          terminals: ['Terminal 1', 'I'],
          aircraft: 'Boeing 787-9',
          seats: ['44K'],
        },
      ],
    },
  },
  print({ locator, travellers, legs }) {
    const organizer = travellers[0] ?? '';
    const [first, second] = legs.map((leg) => printEvent(leg, locator, organizer));
    return typewriter(`
Calendar - ${organizer}                              Printed 1/02/2027 8:52 AM

${first ?? ''}

______________________________________________________________________

Subject:            Supplier review with Harbourline
Location:           Level 9, 1 Martin Place, Sydney / Microsoft Teams

Start:              Wed 24/02/2027 9:30 AM ${ZONES['SYD'] ?? ''}
End:                Wed 24/02/2027 4:00 PM ${ZONES['SYD'] ?? ''}
Show Time As:       Busy

Recurrence:         (none)
Required Attendees: Ngaire Holloway; Tama Reweti; Procurement SYD

Meeting ID: 417 733 208 44   Passcode: zQ4kTW
Dial in +61 2 5550 0117,,41773320#   Lunch at 12:30 in room 9.04

______________________________________________________________________

${second ?? ''}
`);
  },
};
