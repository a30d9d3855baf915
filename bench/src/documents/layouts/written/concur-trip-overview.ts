import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { airportOf, type Leg } from '../../legs.ts';
import { nationOf, type Place, stateOf } from '../../places.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const COUNTRIES: Readonly<Record<string, string>> = { NL: 'Netherlands', CH: 'Switzerland' };

const townOf = (place: Place): string =>
  `${place.city}, ${COUNTRIES[nationOf(place)] ?? stateOf(place)} (${place.code})`;

function printFlight(leg: Leg, locator: string): Block[] {
  const terminal = (at: 0 | 1): string =>
    leg.terminals?.[at] ? `\nTerminal: ${leg.terminals[at]}` : '';
  const plus = leg.days > 0 ? ` +${leg.days} day` : '';
  return [
    text(`Flight ${townOf(leg.origin)} to ${townOf(leg.target)}`, { bold: true }),
    table(
      [
        [
          `${carrierOf(leg.airline)} ${leg.number}${leg.operatedBy ? `\nOperated by: ${leg.operatedBy}` : ''}`,
          '',
        ],
        [
          `Departure: ${write(leg.departure, 'hh:mm a')}\n${airportOf(leg.from).name} (${leg.from})${terminal(0)}\nDuration: ${writeDuration(leg.minutes, leg.minutes < 120 ? "H' hour, 'm' minutes'" : "H' hours, 'm' minutes'")}\nNonstop`,
          `Seat: ${leg.seat ?? 'No seat assignment'} (Confirmed)\nConfirmation: ${locator}\nStatus: Confirmed`,
        ],
        [
          `Arrival: ${write(leg.arrival, 'hh:mm a')}${plus}\n${airportOf(leg.to).name} (${leg.to})${terminal(1)}`,
          `Aircraft: ${leg.aircraft ?? ''}\nCabin: Economy (${leg.booked ?? ''})${leg.meal ? `\nMeal: ${leg.meal}` : ''}`,
        ],
      ],
      { widths: [60, 40], size: 8.5 },
    ),
  ];
}

/** A trip of SAP Concur: sections by day, `Label: value` in two columns, a hotel and a car between the flights. */
export const concurTripOverview: Layout = {
  name: 'concur-trip-overview',
  group: 9,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'operatedBy', 'pnr'],
  documents: {
    'atlanta-geneva': {
      locator: 'GTW8KZ',
      travellers: ['Whitlock, Desmond Earl'],
      issuedOn: '2027-02-26',
      receivedOn: '2027-02-26',
      sender: 'Concur Travel <travel@concursolutions.com>',
      extra: { agency: 'KZPQRM' },
      legs: [
        {
          flight: 'DL 70',
          from: 'ATL',
          to: 'AMS',
          departs: '2027-04-12 17:40',
          takes: '8:25',
          terminals: ['I', ''],
          booked: 'T',
          seats: ['34C'],
          aircraft: 'Airbus A330-900',
          meal: 'Dinner, Breakfast',
        },
        {
          flight: 'DL 9316',
          from: 'AMS',
          to: 'GVA',
          departs: '2027-04-13 09:40',
          takes: '1:30',
          terminals: ['', '1'],
          booked: 'T',
          seats: ['18F'],
          aircraft: 'Embraer 195-E2',
          operatedBy: 'KLM Cityhopper',
        },
        {
          flight: 'DL 9329',
          from: 'GVA',
          to: 'AMS',
          departs: '2027-04-16 06:35',
          takes: '1:40',
          terminals: ['1', ''],
          booked: 'X',
          seats: ['11A'],
          aircraft: 'Embraer 190',
          operatedBy: 'KLM Cityhopper',
        },
        {
          flight: 'DL 73',
          from: 'AMS',
          to: 'ATL',
          departs: '2027-04-16 10:05',
          takes: '9:20',
          terminals: ['', 'I'],
          booked: 'X',
          seats: ['31G'],
          aircraft: 'Airbus A350-900',
          meal: 'Lunch, Snack',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    const hotel = [
      text('Hotel', { bold: true }),
      table(
        [
          [
            'Hilton Geneva Hotel and Conference Centre\nRoute François-Peyrot 34, 1218 Le Grand-Saconnex\nChecking In: Tue Apr 13\nRoom 1, Days 3, Guests 1',
            'Confirmation: 3417720846\nStatus: Confirmed\nChecking Out: Fri Apr 16\nDaily Rate: CHF 289.00',
          ],
        ],
        { widths: [60, 40], size: 8 },
      ),
    ];
    return sheet(
      table([['SAP Concur', 'CONCUR TRAVEL ITINERARY']], { widths: [60, 40], size: 12 }),
      title('Trip Overview', 13),
      table(
        [
          [
            `Trip Name: Trip from Atlanta to Geneva\nStart Date: ${write(legs[0]?.departure ?? '', 'MMMM dd, yyyy')}\nEnd Date: ${write(legs.at(-1)?.arrival ?? '', 'MMMM dd, yyyy')}`,
            `Agency Record Locator: ${extra['agency'] ?? ''}\nPassengers: ${travellers[0] ?? ''}\nCreated: ${write(issuedOn, 'MMMM dd, yyyy')}, (Modified: ${write(issuedOn, 'MMMM dd, yyyy')})`,
          ],
        ],
        { widths: [50, 50], size: 8 },
      ),
      rule,
      text('Reservations', { bold: true, size: 11 }),
      ...legs.flatMap((leg, at) => [
        ...(legs[at - 1]?.departure.date === leg.departure.date
          ? []
          : [text(write(leg.departure, 'EEEE, MMMM dd, yyyy'), { bold: true, size: 10 })]),
        ...printFlight(leg, locator),
        ...(at === 1 ? hotel : []),
      ]),
      rule,
      text('Total Estimated Cost', { bold: true }),
      small(
        'Airfare quoted amount: 1,288.00 USD. Taxes and fees: 704.31 USD. Hotel: 867.00 CHF. Total Estimated Cost: $2,977.14 USD. Airfare must be purchased by 02/27/2027 11:59 PM Eastern.',
      ),
      gap,
      small(
        'REMARKS: TRIP ON HOLD UNTIL MANAGER APPROVAL 02/27 5:00 PM. LOWEST FARE DECLINED 1,611.02 REASON: TIME OF DAY. THIS TICKET IS NONREFUNDABLE. CHECK THE TSA GUIDANCE FOR BATTERIES. SEAT FEES MAY APPLY. AFTER HOURS 800-555-0133 ACCESS CODE SJ7K. Distance 4,397 miles. Emissions 1,388.2 lbs CO2.',
      ),
    );
  },
};
