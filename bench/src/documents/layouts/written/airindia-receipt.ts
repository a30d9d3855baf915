import type { Layout } from '../../layout.ts';
import { gap, sheet, small, table, text } from '../../sheet.ts';
import { shift, write } from '../../write-time.ts';

/** Air India's itinerary receipt: a table with a row a flight, and the fare with its codes of taxes below. */
export const airindiaReceipt: Layout = {
  name: 'airindia-receipt',
  group: 2,
  language: 'en',
  prints: ['aircraft', 'seat', 'baggage', 'pnr'],
  documents: {
    'bengaluru-sydney': {
      locator: '8QTKLM',
      travellers: ['IYENGAR / MEERA MS'],
      tickets: ['098-2410773301'],
      issuedOn: '2027-02-03',
      receivedOn: '2027-02-03',
      sender: 'Air India <ecommerce@airindia.com>',
      legs: [
        {
          flight: 'AI 804',
          from: 'BLR',
          to: 'DEL',
          departs: '2027-04-09 06:10',
          takes: '2:50',
          terminals: ['T2', 'T3'],
          booked: 'S',
          aircraft: 'A320 Neo',
          baggage: '25 Kg',
          seats: ['16D'],
          fareBasis: 'SLOWIN',
        },
        {
          flight: 'AI 302',
          from: 'DEL',
          to: 'SYD',
          departs: '2027-04-09 13:40',
          takes: '12:10',
          terminals: ['T3', 'T1'],
          booked: 'S',
          aircraft: 'B787-8',
          baggage: '25 Kg',
          seats: ['23A'],
          fareBasis: 'SLOWIN',
        },
        {
          flight: 'AI 301',
          from: 'SYD',
          to: 'DEL',
          departs: '2027-04-27 10:15',
          takes: '12:45',
          terminals: ['T1', 'T3'],
          booked: 'T',
          aircraft: 'B787-8',
          baggage: '25 Kg',
          seats: ['24K'],
          fareBasis: 'TLOWIN',
        },
        {
          flight: 'AI 2815',
          from: 'DEL',
          to: 'BLR',
          departs: '2027-04-27 20:45',
          takes: '2:45',
          terminals: ['T3', 'T2'],
          booked: 'T',
          aircraft: 'A321',
          baggage: '25 Kg',
          seats: ['9C'],
          fareBasis: 'TLOWIN',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('AIR INDIA', { size: 16, bold: true, band: true }),
      text('Electronic Ticket - Itinerary Receipt', { size: 12, bold: true }),
      table(
        [
          ['Booking Reference (PNR)', locator, 'Date of Issue', write(issuedOn, 'dd-MMM-yyyy')],
          ['Passenger', travellers[0] ?? '', 'Ticket Number', tickets[0] ?? ''],
          ['Issued by', 'AIR INDIA WEB, GURUGRAM', 'Frequent Flyer', 'AI 000 441 2207'],
        ],
        { widths: [24, 32, 18, 26], size: 8, ruled: true },
      ),
      gap,
      text('Your Itinerary', { bold: true }),
      table(
        [
          [
            'Flight',
            'From',
            'To',
            'Departure',
            'Arrival',
            'Aircraft',
            'Class',
            'Seat',
            'Baggage',
            'Status',
          ],
          ...legs.map((leg) => [
            `${leg.airline}${leg.number}`,
            `${leg.origin.city} (${leg.from})\n${leg.terminals?.[0] ?? ''}`,
            `${leg.target.city} (${leg.to})\n${leg.terminals?.[1] ?? ''}`,
            `${write(leg.departure, 'dd-MMM-yy')}\n${write(leg.departure, 'HHmm')} Hrs`,
            `${write(leg.arrival, 'dd-MMM-yy')}\n${write(leg.arrival, 'HHmm')} Hrs${shift(leg.days, ' +')}`,
            leg.aircraft ?? '',
            leg.booked ?? 'Y',
            leg.seat ?? '',
            leg.baggage ?? '',
            'OK',
          ]),
        ],
        { widths: [9, 15, 15, 12, 13, 11, 6, 6, 9, 6], size: 7.5, head: true, ruled: true },
      ),
      gap,
      text('Fare Details', { bold: true }),
      table(
        [
          ['Fare', 'INR 58210'],
          ['Taxes / Fees / Charges', 'INR 8200YR 1420IN 3510K3 236P2 3305AU 1811WY 914YQ'],
          ['Total', 'INR 77606'],
          [
            'Fare Calculation',
            'BLR AI X/DEL AI SYD M362.10AI X/DEL AI BLR M341.77NUC703.87END ROE82.69',
          ],
          ['Form of Payment', 'CC VI XXXXXXXXXXXX4417 AUTH 004812'],
          [
            'Endorsements',
            `FARE BASIS ${legs[0]?.fareBasis ?? ''} NVA 09APR28 CHG INR 6500 REF INR 9500`,
          ],
        ],
        { widths: [24, 76], size: 8 },
      ),
      gap,
      text('Important Information', { bold: true }),
      small(
        'Passengers should report at the airport 3 hours before international departures and 2 hours before domestic departures. Counters close 60 minutes (international) and 45 minutes (domestic) before departure. A valid visa for AUS is required. Carriage and other services provided by the carrier are subject to conditions of carriage, which are hereby incorporated by reference. GSTIN 07AAACN0000A1Z5, SAC 996425.',
      ),
    );
  },
};
