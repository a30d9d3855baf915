import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** British Airways: a line with airline, cabin and state; day, clock, place and terminal a line each. No code of an airport. */
export const britishAirways: Layout = {
  name: 'british-airways',
  group: 8,
  language: 'en',
  prints: ['baggage', 'pnr'],
  documents: {
    overnight: {
      locator: 'P8LMWT',
      travellers: ['MR KWAME ASANTE'],
      tickets: ['125-2410076618'],
      issuedOn: '2025-07-19',
      receivedOn: '2025-07-19',
      sender: 'British Airways <BA.e-ticket@email.ba.com>',
      legs: [
        {
          flight: 'BA 144',
          from: 'BOM',
          to: 'LHR',
          departs: '2025-08-30 13:10',
          takes: '10:05',
          terminals: ['2', '5'],
          baggage: '1 bag at 23kg',
        },
        {
          flight: 'BA 185',
          from: 'LHR',
          to: 'EWR',
          departs: '2025-08-31 09:20',
          takes: '8:00',
          terminals: ['5', 'B'],
          baggage: '1 bag at 23kg',
        },
        {
          flight: 'BA 184',
          from: 'EWR',
          to: 'LHR',
          departs: '2025-09-14 19:40',
          takes: '7:05',
          terminals: ['B', '5'],
          baggage: '1 bag at 23kg',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const place = ({ city, name }: (typeof legs)[number]['origin']): string =>
      city === 'London' ? `${name} (${city})` : city === 'Newark' ? 'Newark (New York)' : city;
    return sheet(
      text('BRITISH AIRWAYS', { size: 14, bold: true }),
      title('Your e-ticket receipt', 14),
      text(`Booking reference: ${locator}`, { bold: true }),
      text(
        `Dear ${travellers[0] ?? ''},\nThank you for booking with British Airways. This is your e-ticket receipt. Ticket Type e-ticket. This is not a boarding pass.`,
      ),
      table(
        [
          ['Passenger', travellers[0] ?? ''],
          ['Ticket Number', tickets[0] ?? ''],
          ['Issue date', write(issuedOn, 'd MMM yyyy')],
        ],
        { widths: [30, 70] },
      ),
      gap,
      text('Your Itinerary', { bold: true, size: 12 }),
      ...legs.flatMap((leg) => [
        text(`${leg.airline}${String(leg.number).padStart(4, '0')}`, { bold: true }),
        text('British Airways | World Traveller | Confirmed'),
        table(
          [
            [write(leg.departure, 'd MMM yyyy'), write(leg.arrival, 'd MMM yyyy')],
            [leg.departure.time, leg.arrival.time],
            [place(leg.origin), place(leg.target)],
            [`Terminal ${leg.terminals?.[0] ?? ''}`, `Terminal ${leg.terminals?.[1] ?? ''}`],
          ],
          { widths: [50, 50], copied: 'columns' },
        ),
        rule,
      ]),
      table(
        [
          ['Checked baggage allowance', legs[0]?.baggage ?? ''],
          ['Hand baggage allowance', '1 handbag / laptop bag, plus 1 additional cabin bag'],
        ],
        { widths: [40, 60] },
      ),
      gap,
      text('Payment Information', { bold: true }),
      table(
        [
          ['Ticket Number(s)', tickets[0] ?? ''],
          ['Method of payment', 'MasterCard XXXXXXXXXXXX8110'],
          ['Payment Total', 'GBP 612.33'],
          ['Fare', 'GBP 214.00'],
          ['Government, authority and airport charges', 'GBP 148.33 (GB UB US US YC XY XA AY)'],
          ['British Airways fees and surcharges', 'GBP 250.00'],
        ],
        { widths: [45, 55], size: 8 },
      ),
      small(
        'Endorsements: PEN REFUNDABLE/CHGS ALLOWED. Fare Calculation BOM BA X/LON BA NYC M/BT BA LON 312.06NUC624.12END ROE0.741. Latest check-in: you need to have completed security, with your boarding pass, no later than 35 minutes before departure at Heathrow Terminal 5. BRITISH AIRWAYS PLC REGISTERED OFFICE: WATERSIDE, PO BOX 365, HARMONDSWORTH, UB7 0GB',
      ),
    );
  },
};
