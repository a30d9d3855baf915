import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, sheet, small, table, text, title } from '../../sheet.ts';
import { stateOf } from '../../places.ts';
import { capitals, write } from '../../write-time.ts';

/** The eTicket receipt of Sabre: a table of five columns with several facts in a cell. */
export const sabreReceipt: Layout = {
  name: 'sabre-receipt',
  group: 4,
  language: 'en',
  prints: ['seat', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    overnight: {
      locator: 'KQBTNE',
      travellers: ['ALMASI/YUSUF MR'],
      tickets: ['6072410663395'],
      issuedOn: '2025-08-13',
      receivedOn: '2025-08-13',
      legs: [
        {
          flight: 'EY 102',
          from: 'JFK',
          to: 'AUH',
          departs: '2025-10-03 14:05',
          takes: '12:25',
          terminals: ['4', 'A'],
          cabin: 'Economy',
          booked: 'U',
          seats: ['42D'],
          baggage: '2PC',
          fareBasis: 'UKXUS',
        },
        {
          flight: 'EY 254',
          from: 'AUH',
          to: 'DEL',
          departs: '2025-10-04 21:20',
          takes: '3:20',
          terminals: ['A', '3'],
          cabin: 'Economy',
          booked: 'U',
          seats: ['18F'],
          baggage: '2PC',
          fareBasis: 'UKXUS',
        },
        {
          flight: 'EY 223',
          from: 'DEL',
          to: 'AUH',
          departs: '2025-10-28 04:30',
          takes: '3:45',
          terminals: ['3', 'A'],
          cabin: 'Economy',
          booked: 'L',
          seats: ['20A'],
          baggage: '2PC',
          fareBasis: 'LKXUS',
        },
        {
          flight: 'EY 101',
          from: 'AUH',
          to: 'JFK',
          departs: '2025-10-28 10:10',
          takes: '14:15',
          terminals: ['A', '4'],
          cabin: 'Economy',
          booked: 'L',
          seats: ['39G'],
          baggage: '2PC',
          fareBasis: 'LKXUS',
        },
      ],
    },
    codeshare: {
      locator: 'WJTPZC',
      travellers: ['FERREIRA/ADRIANA MS'],
      tickets: ['0012418840317'],
      issuedOn: '2027-01-11',
      receivedOn: '2027-01-12',
      legs: [
        {
          flight: 'AA 6939',
          from: 'BOS',
          to: 'LHR',
          departs: '2027-03-08 07:35',
          takes: '6:45',
          terminals: ['E', '5'],
          cabin: 'Economy',
          booked: 'N',
          seats: ['27A'],
          baggage: '1PC',
          fareBasis: 'NLX8',
          operatedBy: 'BRITISH AIRWAYS',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const place = ({ city, country, ...rest }: (typeof legs)[number]['origin']): string =>
      `${city.toUpperCase()} ${rest.code}, ${country.startsWith('US') ? `${stateOf({ city, country, ...rest })} USA` : country}`;
    return sheet(
      title('eTicket Receipt', 16),
      text('Prepared For', { bold: true }),
      text(travellers[0] ?? '', { size: 12 }),
      table(
        [
          ['RESERVATION CODE', locator],
          ['ISSUE DATE', capitals(issuedOn, 'dd MMM yy')],
          ['TICKET NUMBER', tickets[0] ?? ''],
          ['ISSUING AIRLINE', carrierOf(legs[0]?.airline ?? '').toUpperCase()],
          ['ISSUING AGENT', 'GLOBAL VISTA TRAVEL/7KQ'],
          ['IATA NUMBER', '33592114'],
        ],
        { widths: [30, 70] },
      ),
      gap,
      text('Itinerary Details', { bold: true, size: 12 }),
      table(
        [
          ['TRAVEL DATE', 'AIRLINE', 'DEPARTURE', 'ARRIVAL', 'OTHER NOTES'],
          ...legs.map((leg) => [
            capitals(leg.departure, 'dd MMM yy'),
            `${carrierOf(leg.airline).toUpperCase()}\n${leg.flight}${leg.operatedBy ? `\nOperated by:\n${leg.operatedBy}` : ''}`,
            `${place(leg.origin)}\n\nTime\n${write(leg.departure, 'HH:mm')}\nTerminal\nTERMINAL ${leg.terminals?.[0] ?? ''}`,
            `${place(leg.target)}\n\nTime\n${write(leg.arrival, 'HH:mm')}${leg.days > 0 ? ` (${capitals(leg.arrival, 'dd MMM yy')})` : ''}\nTerminal\nTERMINAL ${leg.terminals?.[1] ?? ''}`,
            `Cabin ${leg.cabin?.toUpperCase() ?? ''}\nSeat Number ${leg.seat ?? ''}\nBaggage Allowance ${leg.baggage ?? ''}\nBooking Status CONFIRMED\nFare Basis ${leg.fareBasis ?? ''}\nNot Valid After ${capitals(leg.departure, 'dd MMM')}`,
          ]),
        ],
        { widths: [14, 18, 23, 23, 22], size: 8, head: true, ruled: true },
      ),
      gap,
      text('Allowances', { bold: true }),
      small(
        `Baggage Allowance\n${legs[0]?.from ?? ''} to ${legs[0]?.to ?? ''} - ${legs[0]?.baggage ?? ''}, UP TO 50 POUNDS/23 KILOGRAMS AND UP TO 62 LINEAR INCHES/158 LINEAR CENTIMETERS\nCarry On Allowances\n1 Piece (UP TO 15 POUNDS/7 KILOGRAMS AND UP TO 45 LINEAR INCHES/115 LINEAR CENTIMETERS)`,
      ),
      text('Payment/Fare Details', { bold: true }),
      table(
        [
          ['Form of Payment', 'CREDIT CARD - MASTERCARD : XXXXXXXXXXXX 7714'],
          ['Endorsement / Restrictions', 'NON END/REFUND PENALTY APPLIES'],
          [
            'Fare Calculation Line',
            'NYC EY X/AUH EY DEL342.00EY X/AUH EY NYC318.00NUC660.00END ROE1.00 XFJFK4.5',
          ],
          ['Fare', 'USD 660.00'],
          [
            'Taxes/Fees/Carrier-Imposed Charges',
            'USD 348.60YR (CARRIER-IMPOSED) USD 5.60AY (SEPT 11 FEE) USD 22.20US',
          ],
          ['Total Fare', 'USD 1,052.91'],
        ],
        { widths: [32, 68], size: 8 },
      ),
      small(
        'Positive identification required for airport check in. Notice: Transportation and other services provided by the carrier are subject to conditions of contract and other important notices. Please ensure that you have received these notices, and if not, contact the travel agent or issuing carrier to obtain a copy prior to the commencement of your trip.',
      ),
    );
  },
};
