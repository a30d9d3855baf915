import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const LANDS: Readonly<Record<string, string>> = {
  GB: 'United Kingdom',
  AE: 'United Arab Emirates',
  IN: 'India',
};

function printLeg(leg: Leg, locator: string): readonly Block[] {
  const where = (side: 'origin' | 'target'): string => {
    const { city, name, country } = leg[side];
    return `${city} ${name}, ${LANDS[country] ?? country}`;
  };
  const nextDay = leg.days > 0 ? `, ${write(leg.arrival, 'EEEE dd MMMM')}` : '';
  return [
    text(`AIR   ${write(leg.departure, 'EEEE, dd MMMM yyyy')}`, { bold: true }),
    table(
      [
        [
          carrierOf(leg.airline),
          `Flight Number: ${String(leg.number).padStart(4, '0')}`,
          `Class: ${leg.booked ?? 'Y'}-${leg.cabin ?? 'Coach/Economy'}`,
        ],
        ['From:', where('origin'), `Depart: ${write(leg.departure, 'hh:mm a')}`],
        ['To:', where('target'), `Arrive: ${write(leg.arrival, 'hh:mm a')}${nextDay}`],
        [
          'Stops:',
          'Nonstop',
          `Duration: ${writeDuration(leg.minutes, "H' hour(s) 'm' minute(s)'")}`,
        ],
        ['Seats:', leg.seat ?? '', 'Status: CONFIRMED'],
        ['Equipment:', leg.aircraft ?? '', `Meal: ${leg.meal ?? ''}`],
        [
          'Terminals:',
          `Departs ${leg.terminals?.[0] ?? ''}, arrives ${leg.terminals?.[1] ?? ''}`,
          `${carrierOf(leg.airline)} Confirmation: ${locator}`,
        ],
      ],
      { widths: [20, 44, 36], size: 8 },
    ),
    rule,
  ];
}

/** An itinerary out of Sabre in sections, as agents of companies send it: numbers of flights apart from their airline, no codes. */
export const sabreSections: Layout = {
  name: 'sabre-sections',
  group: 4,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'meal'],
  documents: {
    'london-mumbai': {
      locator: 'XKTQLW',
      travellers: ['ABERNATHY/FELICITY MS'],
      tickets: ['607 7412088315'],
      issuedOn: '2027-01-29',
      receivedOn: '2027-01-29',
      legs: [
        {
          flight: 'EY 62',
          from: 'LHR',
          to: 'AUH',
          departs: '2027-03-02 20:05',
          takes: '6:50',
          terminals: ['TERMINAL 4', 'TERMINAL A'],
          booked: 'Q',
          aircraft: 'Boeing 787-9 Jet',
          seats: ['24C'],
          meal: 'Meal',
        },
        {
          flight: 'EY 208',
          from: 'AUH',
          to: 'BOM',
          departs: '2027-03-03 08:50',
          takes: '3:05',
          terminals: ['TERMINAL A', 'TERMINAL 2'],
          booked: 'Q',
          aircraft: 'Airbus A320 Jet',
          seats: ['12F'],
          meal: 'Breakfast',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('MERIDIAN CORPORATE TRAVEL', { size: 13, bold: true }),
      table(
        [
          ['Passenger(s):', travellers[0] ?? ''],
          ['Sabre Locator:', 'BQWTKL'],
          ['Invoice/Ticket:', `0088412 / ${tickets[0] ?? ''}`],
          ['Invoice Issue Date:', write(issuedOn, 'MMMM dd, yyyy')],
          ['Customer Number:', '0441770000'],
        ],
        { widths: [26, 74] },
      ),
      gap,
      ...legs.flatMap((leg) => printLeg(leg, locator)),
      text(`HOTEL   ${write(legs.at(-1)?.arrival ?? '', 'EEEE, dd MMMM yyyy')}`, { bold: true }),
      table(
        [
          ['Trident', 'Nariman Point, Mumbai 400021', 'Confirmation: 8841207SY'],
          [
            'Check In:',
            write(legs.at(-1)?.arrival ?? '', 'EEEE dd MMMM'),
            'Check Out: Saturday 06 March',
          ],
          ['Rate:', 'INR 14500.00 per night', 'Guarantee: VI XXXXXXXXXXXX2207'],
        ],
        { widths: [20, 44, 36], size: 8 },
      ),
      rule,
      text('Remarks', { bold: true }),
      small(
        'TICKET IS NON-REFUNDABLE. CHANGES BEFORE DEPARTURE GBP 110 PLUS FARE DIFFERENCE. AFTER HOURS SERVICE +44 20 0000 0147, CODE S-7QK. FARE 388.00 GBP TAXES 301.44 TOTAL 689.44 GBP. AN E-VISA IS REQUIRED FOR INDIA. PLEASE RECONFIRM 72 HOURS BEFORE DEPARTURE.',
      ),
    );
  },
};
