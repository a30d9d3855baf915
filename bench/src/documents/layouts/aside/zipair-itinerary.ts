import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const end = (place: Leg['origin'], at: Leg['departure'], terminal = ''): string =>
  `${place.city} (${place.name})\n${write(at, 'MMM. d, yyyy (EEE)')} ${at.time}\n${terminal && `Terminal ${terminal}`}`;

/** ZIPAIR's reservation details: a card a flight with the number over both ends, options by passenger. */
export const zipairItinerary: Layout = {
  name: 'zipair-itinerary',
  group: 8,
  language: 'en',
  prints: ['duration', 'seat', 'meal', 'baggage', 'pnr'],
  documents: {
    'seoul-tokyo-los-angeles': {
      locator: 'ZGQ7WT',
      travellers: ['OH DAYEON (Ms./Adult)'],
      issuedOn: '2026-12-10',
      receivedOn: '2026-12-10',
      sender: 'ZIPAIR Tokyo <noreply@zipair.net>',
      legs: [
        {
          flight: 'ZG 42',
          from: 'ICN',
          to: 'NRT',
          departs: '2027-02-16 10:50',
          takes: '2:30',
          terminals: ['1', '1'],
          cabin: 'Standard Value',
          seats: ['27A'],
          meal: 'Beef Bowl',
          baggage: '30kg (1 piece)',
        },
        {
          flight: 'ZG 24',
          from: 'NRT',
          to: 'LAX',
          departs: '2027-02-16 15:30',
          takes: '9:55',
          terminals: ['1', 'B'],
          cabin: 'Standard Value',
          seats: ['31C'],
          meal: 'Vegan Bolognese',
          baggage: '30kg (1 piece)',
        },
      ],
    },
    'honolulu-return': {
      locator: 'QKZW7P',
      travellers: ['VERNE MATILDE (Ms./Adult)', 'VERNE OSCAR (Mr./Adult)'],
      issuedOn: '2027-01-20',
      receivedOn: '2027-01-21',
      legs: [
        {
          flight: 'ZG 2',
          from: 'NRT',
          to: 'HNL',
          departs: '2027-03-17 18:55',
          takes: '7:25',
          terminals: ['1', '2'],
          cabin: 'ZIP Full-Flat',
          seats: ['2A', '2K'],
          meal: 'Hamburg Steak',
          baggage: '30kg (1 piece)',
        },
        {
          flight: 'ZG 1',
          from: 'HNL',
          to: 'NRT',
          departs: '2027-03-24 10:25',
          takes: '9:00',
          terminals: ['2', '1'],
          cabin: 'ZIP Full-Flat',
          seats: ['3D', '3G'],
          meal: 'Chicken Curry',
          baggage: '30kg (1 piece)',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('ZIPAIR', { size: 18, bold: true }),
      title('Reservation Details (Itinerary / Receipt)', 13),
      text(
        'Thank you for choosing ZIPAIR. Your payment has been completed and your reservation is confirmed. This e-mail is not a boarding pass.',
        { size: 8.5 },
      ),
      table(
        [
          ['Reservation Number', locator],
          ['Date of Purchase', write(issuedOn, 'MMM. d, yyyy')],
          ['Payment', 'Credit Card (JCB ************4417)'],
        ],
        { widths: [30, 70], size: 9.5, ruled: true },
      ),
      gap,
      ...legs.flatMap((leg, at) => [
        text(`Flight ${at + 1}   ${leg.airline}${String(leg.number).padStart(3, '0')}`, {
          band: true,
          size: 10.5,
        }),
        table(
          [
            ['Departure', '', 'Arrival'],
            [
              end(leg.origin, leg.departure, leg.terminals?.[0]),
              `> > >\n${writeDuration(leg.minutes, "H'h 'm'm'")}`,
              end(leg.target, leg.arrival, leg.terminals?.[1]),
            ],
            [`Fare: ${leg.cabin ?? ''}`, '', 'Check-in closes 60 minutes prior'],
          ],
          { widths: [42, 16, 42], size: 9 },
        ),
        table(
          travellers.map((name, guest) => [
            name,
            `Seat ${leg.seats?.[guest] ?? ''}`,
            `Checked baggage: ${leg.baggage ?? ''}`,
            `Meal: ${leg.meal ?? ''}`,
          ]),
          { widths: [30, 12, 32, 26], size: 8 },
        ),
        rule,
      ]),
      text('Breakdown (JPY)', { bold: true }),
      table(
        [
          ['Fare', '58,000', 'Passenger Facility Charge', '2,460'],
          ['Option set', '7,900', 'Passenger Security Service Charge', '680'],
          ['International Tourist Tax', '1,000', 'Total', '70,040'],
        ],
        { widths: [30, 15, 40, 15], size: 8 },
      ),
      small(
        'Self check-in is available from 24 hours to 75 minutes before departure. ZIPAIR counters at Narita are in Terminal 1 North Wing, Zone E. In-flight meals can be changed up to 24 hours (vegan 72 hours) before departure. Carry-on up to two pieces, 7kg in total, weighed at the gate. Passengers bound for the United States must have a visa or an ESTA. Reservations cannot be combined with flights of other airlines; baggage is not checked through at Narita. Complimentary Wi-Fi. Flight numbers 001-099 are operated by ZIPAIR Tokyo Inc. with Boeing 787-8. ZIPAIR POINT CLUB.',
      ),
    );
  },
};
