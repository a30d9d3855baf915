import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import type { Place } from '../../places.ts';
import { type Block, rule, serifSheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const COUNTRIES: Readonly<Record<string, string>> = {
  AE: 'United Arab Emirates',
  BE: 'Belgium',
  IN: 'India',
};

const end = (at: Leg['departure'], place: Place, terminal: string | undefined): string =>
  `${write(at, 'h:mm a, EEEE, MMMM dd yyyy')}\n${place.name} (${place.code})${terminal ? `, Terminal ${terminal}` : ''}, ${place.city}, ${COUNTRIES[place.country] ?? ''}`;

function printFlight(leg: Leg, locator: string): Block[] {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Confirmation Number:', locator],
    ['Depart:', end(leg.departure, leg.origin, leg.terminals?.[0])],
    ['Arrive:', end(leg.arrival, leg.target, leg.terminals?.[1])],
    ['Flight Time:', writeDuration(leg.minutes, "H' hour(s) 'm' minute(s)'")],
    ['Class Of Service:', `Economy (${leg.booked ?? ''})   Stops: Nonstop`],
    ['Equipment Type:', leg.aircraft],
    ['Meal Service:', leg.meal],
    ['Seat:', `${leg.seat ?? ''} (Confirmed)`],
    ['Baggage Allowance:', leg.baggage],
  ];
  return [
    text(`Flight - ${carrierOf(leg.airline)} (${leg.airline}) - ${leg.number}       Confirmed`, {
      bold: true,
      size: 9.5,
    }),
    table(
      rows.map(([label, value]) => [label, value ?? '']),
      { widths: [22, 78], size: 8 },
    ),
    rule,
  ];
}

/** Travelport ViewTrip: `Flight - Etihad Airways (EY) - 58` above rows of a label and a value; the clock before the day. */
export const viewtripItinerary: Layout = {
  name: 'viewtrip-itinerary',
  group: 3,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'pnr'],
  documents: {
    'brussels-delhi': {
      locator: 'KQ4TWN',
      travellers: ['VERSCHUEREN/PIETER MR'],
      issuedOn: '2026-12-18',
      receivedOn: '2026-12-18',
      extra: { reservation: '5K8QWL' },
      legs: [
        {
          flight: 'EY 58',
          from: 'BRU',
          to: 'AUH',
          departs: '2027-01-14 10:35',
          takes: '6:40',
          terminals: ['', 'A'],
          booked: 'L',
          aircraft: 'Boeing 787-9',
          seats: ['27A'],
          meal: 'Lunch',
          baggage: '30K',
        },
        {
          flight: 'EY 216',
          from: 'AUH',
          to: 'DEL',
          departs: '2027-01-14 22:10',
          takes: '3:25',
          terminals: ['A', '3'],
          booked: 'L',
          aircraft: 'Airbus A321',
          seats: ['14F'],
          meal: 'Dinner',
          baggage: '30K',
        },
        {
          flight: 'EY 211',
          from: 'DEL',
          to: 'AUH',
          departs: '2027-01-29 21:20',
          takes: '3:55',
          terminals: ['3', 'A'],
          booked: 'V',
          aircraft: 'Boeing 787-10',
          seats: ['33C'],
          meal: 'Dinner',
          baggage: '30K',
        },
        {
          flight: 'EY 57',
          from: 'AUH',
          to: 'BRU',
          departs: '2027-01-30 02:25',
          takes: '7:20',
          terminals: ['A', ''],
          booked: 'V',
          aircraft: 'Boeing 787-9',
          seats: ['25K'],
          meal: 'Breakfast',
          baggage: '30K',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    return serifSheet(
      table(
        [
          [
            'Travelport ViewTrip',
            `Reservation Number: ${extra['reservation'] ?? ''}\nPrinted: ${write(issuedOn, 'dd MMM yyyy')} 16:12`,
          ],
        ],
        { widths: [62, 38], size: 10 },
      ),
      title('My Trip', 12),
      table(
        [
          [
            `Traveler: ${travellers[0] ?? ''}\nFrequent Flyer: EY 1000••••4417`,
            'Agency: Lindeboom Reizen NV, Mechelsesteenweg 271, 2018 Antwerpen\nPhone: +32 3 555 01 47   Agent: KVDB',
          ],
        ],
        { widths: [38, 62], size: 8 },
      ),
      rule,
      ...legs.flatMap((leg) => printFlight(leg, locator)),
      small(
        'Important: Times are local for each city. The carriage of certain hazardous materials is forbidden. Your seat is held until 90 minutes before departure. E-ticket 607-2417733512. INVOICE 26-11804 EUR 812.44 PAID BY TRANSFER. India: e-Visa needed, apply at least 4 days before 14 January. Reconfirm onward flights 72 hours before. CO2 per passenger: 1,114.20 kg.',
      ),
    );
  },
};
