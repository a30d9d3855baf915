import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { type Place, stateOf } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const PROVINCES: Readonly<Record<string, string>> = { YHZ: 'NS', YYC: 'AB', YVR: 'BC' };
const cityOf = (place: Place): string =>
  `${place.city}, ${PROVINCES[place.code] ?? stateOf(place)} (${place.code})`;

/** WestJet's itinerary: departing and arriving as lines that name city, day and clock, details as labels below. */
export const westjetItinerary: Layout = {
  name: 'westjet-itinerary',
  group: 7,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'operatedBy', 'pnr'],
  documents: {
    'halifax-vancouver': {
      locator: '4KTQ7M',
      travellers: ['Mr Callum Drysdale'],
      tickets: ['8382410337715'],
      issuedOn: '2027-01-14',
      receivedOn: '2027-01-14',
      sender: 'WestJet <noreply@itinerary.westjet.com>',
      legs: [
        {
          flight: 'WS 231',
          from: 'YHZ',
          to: 'YYC',
          departs: '2027-03-10 06:45',
          takes: '5:40',
          aircraft: 'Boeing 737 MAX 8',
          seats: ['17A'],
          operatedBy: 'WestJet',
        },
        {
          flight: 'WS 121',
          from: 'YYC',
          to: 'YVR',
          departs: '2027-03-10 11:00',
          takes: '1:42',
          aircraft: 'Boeing 737-800',
          seats: ['9C'],
          operatedBy: 'WestJet',
        },
        {
          flight: 'WS 3104',
          from: 'YVR',
          to: 'YYC',
          departs: '2027-03-17 19:30',
          takes: '1:35',
          aircraft: 'De Havilland Dash 8-400',
          seats: ['11F'],
          operatedBy: 'WestJet Encore',
        },
        {
          flight: 'WS 232',
          from: 'YYC',
          to: 'YHZ',
          departs: '2027-03-17 23:20',
          takes: '4:45',
          aircraft: 'Boeing 737 MAX 8',
          seats: ['21D'],
          operatedBy: 'WestJet',
        },
      ],
    },
    'calgary-london-overnight': {
      locator: '5WQKTL',
      travellers: ['Ms Aurelie Pelletier-Nguyen'],
      tickets: ['8382410449027'],
      issuedOn: '2027-02-19',
      legs: [
        {
          flight: 'WS 18',
          from: 'YYC',
          to: 'LHR',
          departs: '2027-04-22 18:35',
          takes: '8:40',
          aircraft: 'Boeing 787-9',
          seats: ['24K'],
          operatedBy: 'WestJet',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('WESTJET', { size: 15, bold: true, band: true }),
      title('You’re booked. Here’s your itinerary.', 14),
      text(`Reservation code: ${locator}`, { bold: true, size: 11 }),
      text(`Date booked: ${write(issuedOn, 'MMMM d, yyyy')}`),
      text(`Guest: ${travellers[0] ?? ''}   E-ticket: ${tickets[0] ?? ''}   WestJet Rewards: none`),
      rule,
      ...legs.flatMap((leg, at) => [
        text(
          `Flight ${at + 1} of ${legs.length}: ${carrierOf(leg.airline)} ${leg.airline}${leg.number}`,
          {
            bold: true,
          },
        ),
        text(
          `Departing ${cityOf(leg.origin)} on ${write(leg.departure, 'EEE, MMM d, yyyy, h:mm a')}`,
        ),
        text(`Arriving ${cityOf(leg.target)} on ${write(leg.arrival, 'EEE, MMM d, yyyy, h:mm a')}`),
        table(
          [
            ['Duration', 'Fare', 'Seat', 'Aircraft', 'Operated by'],
            [
              writeDuration(leg.minutes, "H'h 'mm'm'"),
              'EconoFlex',
              leg.seat ?? '',
              leg.aircraft ?? '',
              leg.operatedBy ?? '',
            ],
          ],
          { widths: [14, 16, 12, 32, 26], size: 8 },
        ),
        rule,
      ]),
      text('Payment information', { bold: true }),
      table(
        [
          ['Base fare', '$412.00'],
          ['Other air transportation charges', '$84.00'],
          ['Air Travellers Security Charge', '$19.84'],
          ['Airport Improvement Fee', '$79.00'],
          ['HST/GST', '$74.12'],
          ['Total (CAD)', '$668.96'],
        ],
        { widths: [60, 40], size: 8 },
      ),
      gap,
      small(
        'Check-in opens 24 hours before departure. Be at the gate 45 minutes before departure; boarding ends 10 minutes before. First checked bag $45.00, second $60.00, max. 23 kg (50 lb). Changes more than 60 days before departure: no fee. WestJet, 22 Aerial Place NE, Calgary AB T2E 3J1. GST 86703 8846 RT0001.',
      ),
    );
  },
};
