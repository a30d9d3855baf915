import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import type { Place } from '../../places.ts';
import { gap, rule, sheet, small, table, text } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** `Wed 14 Oct 2026, 1405 hrs (2:05PM)`. */
const moment = (at: Leg['departure']): string =>
  `${write(at, "EEE dd MMM yyyy, HHmm' hrs'")} (${write(at, 'h:mma')})`;

const where = ({ city, code, name }: Place, terminal: string | undefined): string =>
  `${city} (${code})\n${name}${terminal ? ` - Terminal ${terminal}` : ''}`;

/** AirAsia's travel itinerary: clocks twice, as `1405 hrs (2:05PM)`; bags and meals by guest and flight. */
export const airasiaItinerary: Layout = {
  name: 'airasia-itinerary',
  group: 8,
  language: 'en',
  prints: ['seat', 'meal', 'baggage', 'pnr'],
  documents: {
    'kuala-lumpur-bali': {
      locator: 'MQ4TWZ',
      travellers: ['Farah Binti Rozali'],
      issuedOn: '2026-08-17',
      receivedOn: '2026-08-17',
      sender: 'AirAsia <itinerary@airasia.com>',
      legs: [
        {
          flight: 'AK 376',
          from: 'KUL',
          to: 'DPS',
          departs: '2026-10-14 14:05',
          takes: '3:05',
          terminals: ['2', 'I'],
          seats: ['12D'],
          meal: "Pak Nasser's Nasi Lemak Combo",
          baggage: '20kg',
        },
        {
          flight: 'AK 379',
          from: 'DPS',
          to: 'KUL',
          departs: '2026-10-19 21:50',
          takes: '3:05',
          terminals: ['I', '2'],
          seats: ['9C'],
          meal: 'Uncle Chin Chicken Rice',
          baggage: '20kg',
        },
      ],
    },
    'seoul-overnight': {
      locator: 'XW7LQK',
      travellers: ['Jeremy Ooi Kah Seng', 'Tan Pei Shan'],
      issuedOn: '2027-01-05',
      receivedOn: '2027-01-06',
      legs: [
        {
          flight: 'D7 506',
          from: 'KUL',
          to: 'ICN',
          departs: '2027-03-30 23:40',
          takes: '6:35',
          terminals: ['2', '1'],
          seats: ['23H', '23J'],
          meal: 'Teriyaki Chicken with Rice',
          baggage: '25kg',
        },
        {
          flight: 'D7 507',
          from: 'ICN',
          to: 'KUL',
          departs: '2027-04-07 09:15',
          takes: '6:40',
          terminals: ['1', '2'],
          seats: ['30A', '30B'],
          meal: 'Roast Chicken with Black Pepper',
          baggage: '25kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    const ringgit = (each: number): string => `${(each * travellers.length).toFixed(2)} MYR`;
    return sheet(
      text('AirAsia', { size: 16, bold: true, band: true }),
      table(
        [
          ['TRAVEL ITINERARY', 'Booking number:'],
          ['Booking status: CONFIRMED', locator],
          [`Booking date: ${write(issuedOn, 'EEE dd MMM yyyy')}`, ''],
        ],
        { widths: [65, 35], size: 10.5 },
      ),
      small(
        'Keep this itinerary for immigration. Self check-in is open from 14 days to 1 hour before departure.',
      ),
      rule,
      ...legs.flatMap((leg, at) => [
        table(
          [
            [`Flight ${at + 1}: ${carrierOf(leg.airline)}`, 'Depart', 'Arrive'],
            [
              `${leg.flight}\nLow fare`,
              `${where(leg.origin, leg.terminals?.[0])}\n${moment(leg.departure)}`,
              `${where(leg.target, leg.terminals?.[1])}\n${moment(leg.arrival)}`,
            ],
          ],
          { widths: [22, 39, 39], head: true },
        ),
      ]),
      rule,
      text('Guest details and add-ons', { bold: true, size: 10.5 }),
      table(
        [
          ['Guest', 'Flight', 'Seat', 'Checked baggage', 'Meal'],
          ...travellers.flatMap((name, at) =>
            legs.map((leg) => [
              name,
              `${leg.from} - ${leg.to}`,
              leg.seats?.[at] ?? '',
              leg.baggage ?? '',
              leg.meal ?? '',
            ]),
          ),
        ],
        { widths: [26, 15, 9, 17, 33], head: true, size: 8.5 },
      ),
      gap,
      text('Payment details', { bold: true }),
      table(
        [
          ['Base fare', ringgit(618)],
          ['Passenger service charge (international)', ringgit(73)],
          ['Regulatory service charge and departure levy', ringgit(9)],
          ['Add-ons', ringgit(214.2)],
          [`Paid by FPX on ${write(issuedOn, 'dd/MM/yyyy')} 0912 hrs`, ringgit(914.2)],
        ],
        { widths: [70, 30], size: 8 },
      ),
      small(
        'All times shown are local to the airport concerned. Check-in counters close 1 hour before scheduled departure; boarding gates close 20 minutes before. Cabin baggage: 2 pieces, 7kg in total (56cm x 36cm x 23cm and 40cm x 30cm x 10cm). Fares are non-refundable; flight changes up to 48 hours before departure for a fee of 165.00 MYR plus the fare difference. Meals can be pre-booked until 24 hours before and may be replaced where they are not available. Power banks up to 100Wh.',
      ),
      small(
        'Win 1,000,000 points! Order with airasia food this week, use RIDE10 for 10% off airport rides, or stay with SNAP from 119 MYR a night. AirAsia Berhad (284669-W), RedQ, Jalan Pekeliling 5, Lapangan Terbang Antarabangsa Kuala Lumpur (klia2), 64000 KLIA, Selangor.',
      ),
    );
  },
};
