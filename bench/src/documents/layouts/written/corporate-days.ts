import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Place, stateOf } from '../../places.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const where = (place: Place): string => `${place.city}, ${stateOf(place)} - ${place.name}`;

function printFlight(leg: Leg): Block[] {
  return [
    text(`AIR     ${carrierOf(leg.airline)} Flight ${leg.number}`, {
      bold: true,
    }),
    table(
      [
        ['Depart:', `${where(leg.origin)} (${leg.from})`, write(leg.departure, 'h:mm a')],
        ['Arrive:', `${where(leg.target)} (${leg.to})`, write(leg.arrival, 'h:mm a')],
        ['Status:', 'Confirmed', `Class: Main Cabin (${leg.booked ?? ''})`],
        ['Seat:', leg.seat ?? '', `Duration: ${writeDuration(leg.minutes, "H'hr 'm'min'")}`],
        ['Equipment:', leg.aircraft ?? '', `Meal: ${leg.meal ?? ''}`],
      ],
      { widths: [14, 54, 32] },
    ),
  ];
}

/** The itinerary of a company's travel agency: days with flights, a hired car and a hotel in the order of the clock. */
export const corporateDays: Layout = {
  name: 'corporate-days',
  group: 9,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'pnr'],
  documents: {
    'seattle-chicago-new-york': {
      locator: 'PMRTZK',
      travellers: ['PEMBERTON/ALISTAIR J'],
      tickets: ['0277184420917'],
      issuedOn: '2026-09-21',
      receivedOn: '2026-09-21',
      sender: 'Travel Desk <itinerary@northgate-travel.example>',
      extra: {
        '2026-10-13':
          'CAR     Hertz   Confirmation: J41770932A6|Pick-up:=Chicago ORD airport, 10000 Bessie Coleman Dr=1:45 PM|Drop-off:=Chicago ORD airport, Thu Oct 15=3:00 PM|Rate:=USD 61.20 per day, unlimited miles=Type: ICAR',
        '2026-10-13 hotel':
          'HOTEL   Hyatt Place Chicago Downtown The Loop   Confirmation: HY0041733208|Check-in:=28 North Franklin St, Chicago, IL 60606=after 3:00 PM|Check-out:=Thursday, October 15, 2026 (2 nights)=by 12:00 PM|Cancel:=48 hours prior to arrival, 6:00 PM local=USD 214.00',
      },
      legs: [
        {
          flight: 'AS 1118',
          from: 'SEA',
          to: 'ORD',
          departs: '2026-10-13 07:05',
          takes: '4:10',
          booked: 'H',
          seats: ['11C'],
          aircraft: 'Boeing 737-900',
          meal: 'Food for purchase',
        },
        {
          flight: 'UA 1509',
          from: 'ORD',
          to: 'LGA',
          departs: '2026-10-15 16:30',
          takes: '2:10',
          booked: 'M',
          seats: ['9D'],
          aircraft: 'Airbus A319',
          meal: 'Snack',
        },
        {
          flight: 'AS 29',
          from: 'JFK',
          to: 'SEA',
          departs: '2026-10-16 18:45',
          takes: '6:15',
          booked: 'H',
          seats: ['7F'],
          aircraft: 'Boeing 737 MAX 9',
          meal: 'Food for purchase',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs, extra }) {
    const others = (date: string): Block[] =>
      [date, `${date} hotel`].flatMap((key) => {
        const [head, ...rows] = (extra[key] ?? '').split('|');
        return head
          ? [
              text(head, { bold: true }),
              table(
                rows.map((row) => row.split('=')),
                { widths: [14, 54, 32] },
              ),
            ]
          : [];
      });
    return sheet(
      table(
        [
          [
            'Northgate Business Travel\n1200 Fifth Avenue, Seattle WA 98101\nMon-Fri 7:00 AM - 6:00 PM  206-555-0117\nAfter hours 800-555-0142, code S7NW',
            `TRAVEL ITINERARY\nRecord locator: ${locator}   Trip ID: 4417-2093-66\nBooked: ${write(issuedOn, 'MMMM d, yyyy')}\nCost center: 40-117 FIN`,
          ],
        ],
        { widths: [60, 40], size: 8 },
      ),
      title(`Trip to Chicago and New York, ${write(legs[0]?.departure ?? '', 'MMMM yyyy')}`, 13),
      text(`Traveler: ${travellers[0] ?? ''}     E-ticket: ${tickets[0] ?? ''}`),
      rule,
      ...legs.flatMap((leg) => [
        text(write(leg.departure, 'EEEE, MMMM d, yyyy'), { bold: true, size: 11 }),
        ...printFlight(leg),
        ...others(leg.departure.date),
        rule,
      ]),
      gap,
      text('Remarks', { bold: true }),
      small(
        'LOWEST LOGICAL FARE USD 612.40 - ACCEPTED FARE USD 674.19 - REASON CODE B2. NON-REFUNDABLE, CHANGES PERMITTED BEFORE DEPARTURE. APPROVED BY: K. ADEYEMI 09/21. REAL ID IS REQUIRED TO BOARD. AGENCY SERVICE FEE USD 18.00 CHARGED TO AX ***********1007. TAX US 44.21 ZP 15.60 AY 16.80 XF 13.50.',
      ),
    );
  },
};
