import type { Layout } from '../../layout.ts';
import { gap, sheet, small, table, text } from '../../sheet.ts';
import { stateOf } from '../../places.ts';
import { capitals, write } from '../../write-time.ts';

/** As Delta shortens cities in receipts. */
const NAMES: Readonly<Record<string, string>> = {
  JFK: 'NYC-KENNEDY',
  LGA: 'NYC-LAGUARDIA',
  EWR: 'NEWARK, NJ',
  LHR: 'LONDON-HEATHROW',
  HND: 'TOKYO-HANEDA',
  CDG: 'PARIS-DE GAULLE',
};

/** Delta's receipt: names of airports without codes, `6:20PM`, days without a year. */
export const deltaReceipt: Layout = {
  name: 'delta-receipt',
  group: 7,
  language: 'en',
  prints: ['pnr'],
  documents: {
    'round-trip': {
      locator: 'HB2XNL',
      travellers: ['TERRENCE OKONKWO'],
      tickets: ['0062341187746'],
      issuedOn: '2025-09-03',
      receivedOn: '2025-09-03',
      sender: 'Delta Air Lines <DeltaAirLines@e.delta.com>',
      extra: {
        fare: 'NYC DL DTW91.16TA7NA0ME DL NYC91.16TA7NA0ME USD182.32END ZP LGADTW XF LGA4.5DTW4.5',
      },
      legs: [
        {
          flight: 'DL 1183',
          from: 'LGA',
          to: 'DTW',
          departs: '2025-10-15 18:20',
          takes: '2:05',
          cabin: 'Main Cabin (T)',
        },
        {
          flight: 'DL 2766',
          from: 'DTW',
          to: 'LGA',
          departs: '2025-10-19 11:59',
          takes: '1:50',
          cabin: 'Main Cabin (T)',
        },
      ],
    },
    'overnight-to-paris': {
      locator: 'FT9QWM',
      travellers: ['CLAUDIA REINHOLT', 'PETER REINHOLT'],
      tickets: ['0062349905120', '0062349905121'],
      issuedOn: '2026-12-29',
      receivedOn: '2026-12-30',
      extra: {
        fare: 'MSP DL X/DTW DL PAR412.50VKXNA0ME DL MSP412.50VKXNA0ME NUC825.00END ROE1.00',
      },
      legs: [
        {
          flight: 'DL 1820',
          from: 'MSP',
          to: 'DTW',
          departs: '2027-01-16 14:30',
          takes: '1:55',
          cabin: 'Main Cabin (V)',
        },
        {
          flight: 'DL 96',
          from: 'DTW',
          to: 'CDG',
          departs: '2027-01-16 18:55',
          takes: '7:55',
          cabin: 'Main Cabin (V)',
        },
        {
          flight: 'DL 225',
          from: 'CDG',
          to: 'MSP',
          departs: '2027-01-25 10:50',
          takes: '9:40',
          cabin: 'Main Cabin (V)',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, legs, issuedOn, extra }) {
    const days = [...new Set(legs.map((leg) => leg.departure.date))];
    const name = (place: (typeof legs)[number]['origin']): string =>
      NAMES[place.code] ?? `${place.city.toUpperCase()}, ${stateOf(place)}`;
    return sheet(
      text('Your Trip Confirmation #: ' + locator, { bold: true, size: 13 }),
      text(`Your Receipt\nIssued ${write(issuedOn, 'EEE, ddMMM yyyy')}`),
      gap,
      ...days.flatMap((day) => [
        table(
          [
            [capitals(day, 'EEE, ddMMM'), 'DEPART', 'ARRIVE'],
            ...legs
              .filter((leg) => leg.departure.date === day)
              .map((leg) => [
                `DELTA ${leg.number}\n${leg.cabin ?? ''}`,
                `${name(leg.origin)}\n${write(leg.departure, 'h:mma')}`,
                `${name(leg.target)}\n${leg.days > 0 ? `${capitals(leg.arrival, 'EEE ddMMM')} ` : ''}${write(leg.arrival, 'h:mma')}`,
              ]),
          ],
          { widths: [34, 33, 33], head: true, copied: 'columns' },
        ),
        gap,
      ]),
      text('MANAGE MY TRIP', { bold: true }),
      table(
        [
          ['Passenger Info', 'Ticket Number'],
          ...travellers.map((traveller, at) => [traveller.toUpperCase(), tickets[at] ?? '']),
        ],
        { widths: [50, 50], head: true },
      ),
      gap,
      text('Flight Receipt', { bold: true }),
      table(
        [
          ['Ticket #:', tickets[0] ?? ''],
          ['Place of Issue:', 'Delta.com'],
          ['Issue Date:', capitals(issuedOn, 'ddMMMyy')],
          [
            'Expiration Date:',
            capitals(issuedOn, 'ddMMM') + String(Number(issuedOn.slice(2, 4)) + 1),
          ],
        ],
        { widths: [30, 70] },
      ),
      table(
        [
          ['METHOD OF PAYMENT', ''],
          ['VI************1188', '$238.97 USD'],
          ['CHARGES', ''],
          ['Base Fare', '$182.32 USD'],
          ['United States - September 11th Security Fee (AY)', '$11.20 USD'],
          ['United States - Passenger Facility Charge (XF)', '$9.00 USD'],
          ['United States - Flight Segment Tax (ZP)', '$10.00 USD'],
        ],
        { widths: [70, 30] },
      ),
      small(`Fare Details: ${extra['fare'] ?? ''}`),
      small(
        'This ticket is non-refundable unless the original ticket was issued at a fully refundable fare. Any change to your itinerary may require payment of a change fee and increased fare. Failure to appear for any flight without notice to Delta will result in cancellation of your remaining reservation.\nChecked Bag Allowance: FIRST $35USD, SECOND $45USD. Carry-on: 1 bag and 1 personal item.',
      ),
    );
  },
};
