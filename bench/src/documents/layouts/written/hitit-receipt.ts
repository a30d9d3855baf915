import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const moment = (end: Leg['departure']): string => write(end, "dd-MMM-yyyy EEE'\n'hh:mm a");

function printSegment(leg: Leg, index: number): Block[] {
  return [
    table(
      [
        [
          `Segment ${index + 1}`,
          `${leg.airline}-${leg.number}`,
          carrierOf(leg.airline),
          'CONFIRMED (HK)',
        ],
      ],
      { widths: [18, 18, 40, 24], head: true },
    ),
    table(
      [
        [
          'From',
          `${leg.origin.city}\n${leg.origin.name} (${leg.from})`,
          moment(leg.departure),
          leg.terminals?.[0] ? `Terminal ${leg.terminals[0]}` : '',
        ],
        [
          'To',
          `${leg.target.city}\n${leg.target.name} (${leg.to})`,
          moment(leg.arrival),
          leg.terminals?.[1] ? `Terminal ${leg.terminals[1]}` : '',
        ],
      ],
      { widths: [8, 44, 28, 20] },
    ),
    table(
      [
        ['Flight Time', 'Aircraft', 'Class', 'Baggage', 'Meal', 'Seat'],
        [
          writeDuration(leg.minutes, 'HH:mm'),
          leg.aircraft ?? '',
          `Economy / ${leg.booked ?? 'Y'}`,
          leg.baggage ?? '',
          leg.meal ?? '',
          leg.seats?.join('\n') ?? '',
        ],
      ],
      { widths: [14, 18, 18, 18, 20, 12], size: 8, ruled: true },
    ),
    gap,
  ];
}

/** The receipt of Hitit's Crane, the system of many airlines of Asia: three small tables a segment, each with its own head. */
export const hititReceipt: Layout = {
  name: 'hitit-receipt',
  group: 2,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'pnr'],
  documents: {
    'pia-manchester': {
      locator: '4BQ7WK',
      travellers: ['QURESHI / ZAINAB MRS', 'QURESHI / HAMZA MSTR (CHD)'],
      tickets: ['2142417740087', '2142417740088'],
      issuedOn: '2027-05-03',
      receivedOn: '2027-05-04',
      sender: 'PIA <noreply@piac.aero>',
      legs: [
        {
          flight: 'PK 702',
          from: 'MAN',
          to: 'ISB',
          departs: '2027-07-10 20:15',
          takes: '7:35',
          terminals: ['2', ''],
          booked: 'Q',
          seats: ['31A', '31B'],
          meal: 'Dinner',
          baggage: '2 PC (23 KG)',
          aircraft: 'Boeing 777-200ER',
        },
        {
          flight: 'PK 701',
          from: 'ISB',
          to: 'MAN',
          departs: '2027-08-17 12:30',
          takes: '8:25',
          terminals: ['', '2'],
          booked: 'V',
          seats: ['27H', '27K'],
          meal: 'Lunch',
          baggage: '2 PC (23 KG)',
          aircraft: 'Boeing 777-200ER',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('Pakistan International Airlines', { size: 14, bold: true }),
      text('PASSENGER ITINERARY RECEIPT', { bold: true, band: true }),
      table(
        [
          ['PNR', locator, 'Booking date', write(issuedOn, "dd-MMM-yyyy '09:41 AM'")],
          ['Point of sale', 'WEB / LON', 'Payment', 'VISA ****2207'],
        ],
        { widths: [18, 34, 18, 30] },
      ),
      table(
        [
          ['Passenger', 'Type', 'E-ticket number', 'Frequent flyer'],
          ...travellers.map((name, at) => [
            name,
            at === 0 ? 'Adult' : 'Child',
            tickets[at] ?? '',
            at === 0 ? 'PK 41770441' : '-',
          ]),
        ],
        { widths: [38, 14, 26, 22], head: true, size: 8.5 },
      ),
      gap,
      ...legs.flatMap(printSegment),
      table(
        [
          ['Base fare', 'Surcharge (YR)', 'Taxes (GB UB SP YD XZ PK RG)', 'Total'],
          ['GBP 712.00', 'GBP 260.00', 'GBP 334.66', 'GBP 1,306.66'],
        ],
        { widths: [22, 24, 34, 20], head: true, size: 8 },
      ),
      rule,
      small(
        'Check-in opens 04:00 hours and closes 01:00 hour before departure; boarding gate closes 20 minutes before departure. Hand baggage 1 piece of 7 kg. Each passenger may carry 5 litres of Zamzam when travelling from Jeddah or Madinah. Reissue GBP 60 and difference in fare, refund GBP 100, no show GBP 150. POC / NICOP holders do not need a visa. Times shown are local times. Validity of ticket: 1 year from date of first travel. Karachi head office +92 21 111 786 786, 24 hours.',
      ),
    );
  },
};
