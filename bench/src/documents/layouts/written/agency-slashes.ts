import type { Layout } from '../../layout.ts';
import { gap, sheet, small, table, text, title } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

/** An agency's voucher with days as `03/04/2027`; neither its land nor its money tells their order. */
export const agencySlashes: Layout = {
  name: 'agency-slashes',
  group: 9,
  language: 'en',
  prints: ['baggage', 'pnr'],
  documents: {
    'order-settled-by-return': {
      locator: 'BQ7LXR',
      travellers: ['Hassan Elmi'],
      issuedOn: '2027-01-12',
      receivedOn: '2027-01-12',
      extra: { pattern: 'dd/MM/yyyy' },
      legs: [
        {
          flight: 'QR 8',
          from: 'LHR',
          to: 'DOH',
          departs: '2027-03-04 20:55',
          takes: '6:50',
          baggage: '25 kg',
        },
        {
          flight: 'QR 7',
          from: 'DOH',
          to: 'LHR',
          departs: '2027-03-19 15:10',
          takes: '7:15',
          baggage: '25 kg',
        },
      ],
    },
    'order-open': {
      locator: 'KM4TZV',
      travellers: ['Odile Tanner'],
      issuedOn: '2026-11-05',
      receivedOn: '2026-11-05',
      extra: { pattern: 'dd/MM/yyyy' },
      open: 'departureDate',
      legs: [
        {
          flight: 'UA 15',
          from: 'LHR',
          to: 'EWR',
          departs: '2027-03-04 08:40',
          takes: '8:35',
          baggage: '23 kg',
        },
      ],
    },
  },
  print({ locator, travellers, legs, issuedOn, extra }) {
    const day = (date: string): string => write(date, extra['pattern'] ?? '');
    return sheet(
      title('TRAVEL VOUCHER', 16),
      text(
        'Far Horizons Travel   |   www.far-horizons.example   |   bookings@far-horizons.example',
      ),
      gap,
      table(
        [
          ['Lead passenger', travellers[0] ?? ''],
          ['Airline reference (PNR)', locator],
          ['Issued', capitals(issuedOn, 'd MMMM yyyy')],
          ['Status', 'Confirmed and ticketed'],
        ],
        { widths: [35, 65], ruled: true },
      ),
      gap,
      text('Flights', { bold: true, size: 12 }),
      table(
        [
          ['Flight', 'From', 'To', 'Departure', 'Arrival', 'Checked bags'],
          ...legs.map((leg) => [
            leg.flight,
            `${leg.origin.city} ${leg.from}`,
            `${leg.target.city} ${leg.to}`,
            `${day(leg.departure.date)} ${leg.departure.time}`,
            `${day(leg.arrival.date)} ${leg.arrival.time}`,
            leg.baggage ?? '',
          ]),
        ],
        { widths: [10, 18, 18, 21, 21, 12], head: true, ruled: true },
      ),
      gap,
      text('Please note', { bold: true }),
      small(
        'All times are local. Be at the airport three hours before departure. This voucher is not a boarding pass. Your contract is with the airline; its conditions of carriage apply. Names must match the passport. Changes: administration fee of 50 per person and any difference in fare.',
      ),
    );
  },
};
