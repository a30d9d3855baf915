import type { Layout } from '../../layout.ts';
import { type Leg, waitMinutes } from '../../legs.ts';
import { nationOf, type Place } from '../../places.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

const NATIONS: Readonly<Record<string, string>> = { BE: 'Belgium', GR: 'Greece' };

const where = (place: Place): string =>
  `${place.city}, ${NATIONS[nationOf(place)] ?? ''} - ${place.name}`;

function printFlight(leg: Leg, number: number): Block[] {
  return [
    table([[`Flight ${number}`, write(leg.departure, 'EEEE, MMMM d, yyyy'), 'Confirmed']], {
      widths: [18, 60, 22],
      head: true,
    }),
    table(
      [
        ['Departure:', leg.departure.time, where(leg.origin)],
        ['Arrival:', `${leg.arrival.time}${shift(leg.days, ' +', ' day(s)')}`, where(leg.target)],
      ],
      { widths: [18, 18, 64], copied: 'tabs' },
    ),
    table(
      [
        ['Airline:', `Aegean Airlines ${leg.airline}${leg.number}`],
        ...(leg.operatedBy ? [['Operated by:', leg.operatedBy]] : []),
        ['Duration:', writeDuration(leg.minutes, 'HH:mm')],
        ['Aircraft:', leg.aircraft ?? ''],
        ['Fare type:', leg.cabin ?? ''],
        ['Meal:', leg.meal ?? 'No meal service'],
      ],
      { widths: [18, 82], copied: 'tabs' },
    ),
  ];
}

/** The confirmation that Amadeus' shop prints for an airline: label by label, airports by name, waits between flights. */
export const aegeanEretail: Layout = {
  name: 'aegean-eretail',
  group: 1,
  language: 'en',
  prints: ['aircraft', 'duration', 'meal', 'operatedBy', 'pnr'],
  documents: {
    'brussels-heraklion': {
      locator: '7H4XRD',
      travellers: ['Mrs Margaux Vandenhoeck', 'Mr Pieter Vandenhoeck'],
      tickets: ['390-2419930417', '390-2419930418'],
      issuedOn: '2027-02-14',
      receivedOn: '2027-02-14',
      sender: 'AEGEAN <noreply@aegeanair.com>',
      legs: [
        {
          flight: 'A3 623',
          from: 'BRU',
          to: 'ATH',
          departs: '2027-06-11 11:35',
          takes: '3:15',
          aircraft: 'Airbus Industrie A320',
          cabin: 'Light',
          meal: 'Snack or brunch',
        },
        {
          flight: 'A3 7320',
          from: 'ATH',
          to: 'HER',
          departs: '2027-06-11 17:30',
          takes: '0:55',
          aircraft: 'Aerospatiale/Alenia ATR 72',
          cabin: 'Light',
          operatedBy: 'Olympic Air',
        },
        {
          flight: 'A3 305',
          from: 'HER',
          to: 'ATH',
          departs: '2027-06-25 05:55',
          takes: '0:50',
          aircraft: 'Airbus Industrie A320',
          cabin: 'Flex',
          meal: 'Refreshment',
        },
        {
          flight: 'A3 622',
          from: 'ATH',
          to: 'BRU',
          departs: '2027-06-25 08:10',
          takes: '3:35',
          aircraft: 'Airbus Industrie A321neo',
          cabin: 'Flex',
          meal: 'Snack or brunch',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('AEGEAN     A STAR ALLIANCE MEMBER', { size: 11, bold: true, band: true }),
      title('Booking confirmation', 14),
      text(`Your booking reference is: ${locator}`, { bold: true }),
      small(
        'Please keep this number: you will need it to retrieve your booking, to add services and to check in. Your trip is confirmed and your e-tickets have been issued.',
      ),
      ...legs.flatMap((leg, at) => {
        const last = legs[at - 1];
        const wait = last ? waitMinutes(last, leg) : 0;
        const isFirst = at === 0 || wait > 1440;
        return [
          ...(isFirst
            ? [rule, text(at === 0 ? 'Outbound' : 'Inbound', { bold: true, size: 10 })]
            : [small(`Change of aircraft. Time between flights: ${writeDuration(wait, 'H:mm')}`)]),
          ...printFlight(leg, at + 1),
        ];
      }),
      rule,
      text('Traveller information', { bold: true }),
      table(
        travellers.map((name, at) => [
          name,
          '(Adult)',
          `Document: E-Ticket ${tickets[at] ?? ''}`,
          'Seat request: none',
        ]),
        { widths: [32, 12, 34, 22], size: 8 },
      ),
      gap,
      text(
        `Total for all travellers: 742.36 EUR (fare 468.00, taxes 226.36, carrier imposed surcharges 48.00). Paid on ${write(issuedOn, 'MMMM d, yyyy')} by Visa, ending in 0417.`,
      ),
      small(
        'Light: hand baggage 8 kg only. Flex: 1 piece of checked baggage up to 23 kg, free changes until 2 hours prior to departure. Web check-in opens 48 hours before departure. All times are local to each city. AEGEAN AIRLINES S.A., Building 57, Athens International Airport, 190 19 Spata.',
      ),
    );
  },
};
