import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import type { Place } from '../../places.ts';
import { type Block, gap, rule, serifSheet, small, table, text } from '../../sheet.ts';
import { capitals, write, writeDuration } from '../../write-time.ts';

const place = ({ city, code }: Place): string => `${city.toUpperCase()} (${code})`;

function printFlight(leg: Leg, index: number): Block[] {
  const [from = '', to = ''] = leg.terminals ?? [];
  return [
    text(`Flight ${index + 1}   ${place(leg.origin)} to ${place(leg.target)}`, { bold: true }),
    table(
      [
        [
          `CX ${String(leg.number).padStart(3, '0')}`,
          'Departure',
          `${capitals(leg.departure, 'dd MMM yyyy')} (${write(leg.departure, 'EEE')}) ${write(leg.departure, 'HH:mm')} hrs`,
          from ? `TERMINAL ${from}` : '',
        ],
        [
          `${leg.cabin ?? 'Economy'} (${leg.booked ?? 'Y'})`,
          'Arrival',
          `${capitals(leg.arrival, 'dd MMM yyyy')} (${write(leg.arrival, 'EEE')}) ${write(leg.arrival, 'HH:mm')} hrs`,
          to ? `TERMINAL ${to}` : '',
        ],
        [
          'Status: OK',
          'Flying time',
          `${writeDuration(leg.minutes, "H'h 'm'm'")} / Non-stop`,
          leg.aircraft ?? '',
        ],
        [
          `Fare basis ${leg.fareBasis ?? ''}`,
          'Allowance',
          `Check-in baggage ${leg.baggage ?? ''}`,
          leg.seat ? `Seat ${leg.seat}` : 'Seat at check-in',
        ],
        ...(leg.operatedBy ? [['', 'Operated by', leg.operatedBy, '']] : []),
      ],
      { widths: [24, 14, 38, 24], size: 9, ruled: true },
    ),
  ];
}

/** Cathay Pacific's receipt of an electronic ticket: a grid a flight, some of them flown by HK Express. */
export const cathayReceipt: Layout = {
  name: 'cathay-receipt',
  group: 2,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'sydney-fukuoka-with-hk-express': {
      locator: '7TKQXM',
      travellers: ['FAIRWEATHER/LACHLAN MR'],
      tickets: ['160 2417720334'],
      issuedOn: '2027-01-06',
      receivedOn: '2027-01-06',
      legs: [
        {
          flight: 'CX 110',
          from: 'SYD',
          to: 'HKG',
          departs: '2027-03-18 22:15',
          takes: '9:20',
          terminals: ['1', '1'],
          booked: 'M',
          fareBasis: 'MAAUSA1',
          aircraft: 'AIRBUS A350-1000',
          baggage: '1 piece(s) / 23kg',
          seats: ['62A'],
        },
        {
          flight: 'CX 5632',
          from: 'HKG',
          to: 'FUK',
          departs: '2027-03-19 09:05',
          takes: '3:10',
          terminals: ['1', 'I'],
          booked: 'M',
          fareBasis: 'MAAUSA1',
          aircraft: 'AIRBUS A321',
          baggage: '1 piece(s) / 23kg',
          operatedBy: 'HONG KONG EXPRESS AIRWAYS',
        },
        {
          flight: 'CX 5633',
          from: 'FUK',
          to: 'HKG',
          departs: '2027-03-30 14:40',
          takes: '3:45',
          terminals: ['I', '1'],
          booked: 'L',
          fareBasis: 'LAAUSA1',
          aircraft: 'AIRBUS A320',
          baggage: '1 piece(s) / 23kg',
          operatedBy: 'HONG KONG EXPRESS AIRWAYS',
        },
        {
          flight: 'CX 111',
          from: 'HKG',
          to: 'SYD',
          departs: '2027-03-30 19:10',
          takes: '9:05',
          terminals: ['1', '1'],
          booked: 'L',
          fareBasis: 'LAAUSA1',
          aircraft: 'BOEING 777-300ER',
          baggage: '1 piece(s) / 23kg',
          seats: ['59K'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return serifSheet(
      text('CATHAY PACIFIC', { size: 14, bold: true, align: 'center' }),
      text('ELECTRONIC TICKET - ITINERARY / RECEIPT', { bold: true, align: 'center' }),
      gap,
      table(
        [
          ['Passenger', travellers[0] ?? '', 'Booking Reference', locator],
          [
            'Ticket Number',
            tickets[0] ?? '',
            'Date / Place of Issue',
            `${capitals(issuedOn, 'dd MMM yyyy')} / HDQCXWW`,
          ],
          ['Membership', 'Cathay 1770 044 117', 'IATA Number', '13-3 9917 5'],
        ],
        { widths: [16, 34, 24, 26], size: 9 },
      ),
      rule,
      ...legs.flatMap(printFlight),
      gap,
      table(
        [
          ['Fare', 'AUD 1042.00', 'Fare calculation', 'SYD CX X/HKG CX FUK377.10CX X/HKG CX SYD'],
          ['Taxes', 'AUD 70.00AU 62.39WY', '', '351.25NUC728.35END ROE1.430626'],
          ['', 'AUD 12.10SW 31.60HK', 'Payment', 'CC VI XXXXXXXXXXXX2207 EXP XXXX'],
          ['Total', 'AUD 1218.09', 'Endorsement', 'NON-ENDO/CHG AUD150/NO SHOW AUD150'],
        ],
        { widths: [10, 28, 18, 44], size: 8 },
      ),
      rule,
      small(
        'Check-in counters close 60 minutes before departure (Hong Kong) and 50 minutes (elsewhere); boarding gates close 10 minutes before. Flights marketed by Cathay Pacific and operated by HK Express depart from Terminal 1 of Hong Kong; meals are for purchase. Power banks must be carried in the cabin and may not be charged there. Present this receipt with your passport; Visit Japan Web registration is recommended. Earn Asia Miles: SYD-HKG 1,840, HKG-FUK 640. Transit of 9 hours? Airport Express to Central in 24 minutes, every 10 minutes from 05:54 to 00:48. Notice: carriage is subject to conditions of contract and the Montreal Convention. Cathay Pacific Airways Limited, 8 Scenic Road, Hong Kong International Airport, Lantau.',
      ),
    );
  },
};
