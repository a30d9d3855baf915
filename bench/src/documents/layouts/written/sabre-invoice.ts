import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import type { Place } from '../../places.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, write, writeDuration } from '../../write-time.ts';

const clock = (moment: Leg['departure']): string => write(moment, 'hmmp').padStart(6);
/** New York has three airports, which Sabre tells apart behind its name. */
const city = (place: Place): string =>
  place.city === 'New York'
    ? `NEW YORK ${place.code === 'JFK' ? 'KENNEDY' : place.name.toUpperCase()}`
    : place.city.toUpperCase();

const line = (left: string, right: string): string => `        ${left.padEnd(40)}${right}`;

function printLeg(leg: Leg, locator: string, travellers: readonly string[]): string {
  const [from = '', to = ''] = leg.terminals ?? [];
  return [
    capitals(leg.departure, "dd MMM yy'  -  'EEEE"),
    `  AIR   ${carrierOf(leg.airline).toUpperCase().padEnd(22)}FLT:${String(leg.number).padEnd(8)}${(leg.cabin ?? 'COACH CLASS').padEnd(14)}${leg.meal ?? ''}`,
    ...(leg.operatedBy ? [line(`OPERATED BY ${leg.operatedBy}`, '')] : []),
    line(`LV ${city(leg.origin).padEnd(26)}${clock(leg.departure)}`, `EQP: ${leg.aircraft ?? ''}`),
    line(from && `DEPART: ${from}`, writeDuration(leg.minutes, "HH'HR 'mm'MIN'")),
    line(
      `AR ${city(leg.target).padEnd(26)}${clock(leg.arrival)}${leg.days > 0 ? capitals(leg.arrival, "' 'ddMMM") : ''}`,
      'NON-STOP',
    ),
    line(to && `ARRIVE: ${to}`, `REF: ${locator}`),
    ...(leg.seats ?? []).map((seat, at) => line(travellers[at] ?? '', `SEAT-${seat}`)),
  ]
    .map((row) => row.trimEnd())
    .join('\n');
}

/** The itinerary and invoice that American agencies print from Sabre: LV and AR, no codes of airports. */
export const sabreInvoice: Layout = {
  name: 'sabre-invoice',
  group: 4,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'pnr'],
  documents: {
    'minneapolis-san-juan': {
      locator: 'GTK4QW',
      travellers: ['LINDGREN/PAULINE', 'LINDGREN/HOLLIS'],
      tickets: ['DL 7 7412088931', 'DL 7 7412088932'],
      issuedOn: '2026-11-13',
      receivedOn: '2026-11-16',
      legs: [
        {
          flight: 'DL 1846',
          from: 'MSP',
          to: 'ATL',
          departs: '2027-02-12 07:10',
          takes: '2:37',
          terminals: ['TERMINAL 1 LINDBERGH', 'SOUTH TERMINAL'],
          seats: ['24C', '24D'],
          meal: 'SNACK-BRUNCH',
          aircraft: 'BOEING 757-200',
        },
        {
          flight: 'DL 2173',
          from: 'ATL',
          to: 'SJU',
          departs: '2027-02-12 12:05',
          takes: '3:31',
          terminals: ['SOUTH TERMINAL', 'TERMINAL B'],
          seats: ['17A', '17B'],
          meal: 'FOOD TO PURCHASE',
          aircraft: 'BOEING 737-900',
        },
        {
          flight: 'DL 682',
          from: 'SJU',
          to: 'JFK',
          departs: '2027-02-20 08:00',
          takes: '4:12',
          terminals: ['TERMINAL B', 'TERMINAL 4'],
          seats: ['20E', '20F'],
          meal: 'FOOD TO PURCHASE',
          aircraft: 'AIRBUS A321',
        },
        {
          flight: 'DL 1529',
          from: 'JFK',
          to: 'MSP',
          departs: '2027-02-20 13:40',
          takes: '3:24',
          terminals: ['TERMINAL 4', 'TERMINAL 1 LINDBERGH'],
          seats: ['12C', '12D'],
          meal: 'SNACK',
          aircraft: 'AIRBUS A220-300',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const printed = legs.map((leg) => printLeg(leg, locator, travellers));
    return typewriter(`
LORING PARK TRAVEL INC.                     SALES PERSON: 27
1300 NICOLLET MALL                          ITINERARY/INVOICE NO. 0088417
MINNEAPOLIS MN 55403                        CUSTOMER NBR: 6125550119
PHONE: 612-555-0147                         DATE: ${capitals(issuedOn, 'MMM dd yyyy')}   PAGE: 01

TO: PAULINE LINDGREN
    4417 COLFAX AVE S
    MINNEAPOLIS MN 55419

FOR: ${travellers.join('\n     ')}

${printed.slice(0, 2).join('\n\n')}

12 FEB 27  -  FRIDAY
  HOTEL   SAN JUAN                OUT-20FEB
        CONDADO VANDERBILT                      8 NIGHTS
        1055 ASHFORD AVE, SAN JUAN PR 00907     1 ROOM KING OCEAN
        GUARANTEED LATE ARRIVAL                 RATE-389.00USD PER NIGHT
        CANCEL BY 06PM DAY OF ARRIVAL           CONFIRMATION 88204417

${printed.slice(2).join('\n\n')}

19 AUG 27  -  THURSDAY
  OTHER   MINNEAPOLIS
        THANK YOU FOR CHOOSING LORING PARK TRAVEL

${tickets.map((ticket, at) => `AIR TICKET   ${ticket}   ${(travellers[at] ?? '').padEnd(22)} BILLED TO VI************2207   418.60`).join('\n')}
                                              SUB TOTAL           837.20
                                              SERVICE FEE          70.00
                                              AMOUNT DUE            0.00

TICKETS ARE NONREFUNDABLE. CHANGES SUBJECT TO DIFFERENCE IN FARE.
BE AT THE AIRPORT 2 HOURS BEFORE DEPARTURE. GATE CLOSES 15 MIN PRIOR.
FIRST CHECKED BAG 35.00 USD, SECOND 45.00 USD. AFTER HOURS 800-555-0142 CODE MN4Q
`);
  },
};
