import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { sheet, text } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** The airport as people call it; the city is enough where it has only one. */
const SPOKEN: Readonly<Record<string, string>> = {
  ORD: "Chicago O'Hare",
  WAW: 'Warsaw Chopin',
  IAD: 'Washington Dulles',
};
const spoken = (code: string, city: string): string => SPOKEN[code] ?? city;

function printLeg(leg: Leg, pattern: string): string {
  const landing =
    leg.days > 0 ? `${leg.arrival.time} on ${write(leg.arrival, pattern)}` : leg.arrival.time;
  const seat = leg.seat ? `, seat ${leg.seat}` : '';
  return `- ${write(leg.departure, pattern)}: ${leg.airline}${leg.number} (${carrierOf(leg.airline)}) from ${spoken(leg.from, leg.origin.city)} at ${leg.departure.time} to ${spoken(leg.to, leg.target.city)}, landing ${landing}${seat}`;
}

/** A mail in which the travel desk of a company tells a colleague what was booked: names of places and no codes. */
export const travelManagerMail: Layout = {
  name: 'travel-manager-mail',
  group: 9,
  language: 'en',
  prints: ['seat', 'pnr'],
  documents: {
    'krakow-chicago': {
      locator: 'QK7TWZ',
      travellers: ['Tomasz'],
      issuedOn: '2027-02-09',
      receivedOn: '2027-02-09',
      extra: {
        pattern: 'EEE d MMM',
        hotel:
          'Hotel: The Gwen, 521 N Rush St, four nights from 8 to 12 March, confirmation 7712048, breakfast included. The office is 20 minutes on foot.',
        money:
          'The ticket was EUR 914.20, cost centre 4410. Please keep receipts for taxis (max. USD 60).',
      },
      legs: [
        { flight: 'LO 3906', from: 'KRK', to: 'WAW', departs: '2027-03-08 07:50', takes: '0:55' },
        {
          flight: 'LO 1',
          from: 'WAW',
          to: 'ORD',
          departs: '2027-03-08 12:10',
          takes: '10:20',
          seats: ['9D'],
        },
        {
          flight: 'LO 2',
          from: 'ORD',
          to: 'WAW',
          departs: '2027-03-12 21:40',
          takes: '9:15',
          seats: ['10A'],
        },
        { flight: 'LO 3909', from: 'WAW', to: 'KRK', departs: '2027-03-13 16:50', takes: '0:55' },
      ],
    },
    'day-or-month-first': {
      locator: 'TL4KQX',
      travellers: ['Farah'],
      issuedOn: '2027-01-18',
      receivedOn: '2027-01-18',
      open: 'departureDate',
      extra: {
        pattern: 'dd/MM/yyyy',
        hotel: 'You stay with the team at the guest house, so no hotel this time.',
        money: 'The ticket was booked from the project budget.',
      },
      legs: [
        {
          flight: 'EK 231',
          from: 'DXB',
          to: 'IAD',
          departs: '2027-05-06 02:20',
          takes: '14:20',
          seats: ['31C'],
        },
      ],
    },
  },
  print({ locator, travellers, legs, extra }) {
    return sheet(
      text(`Hi ${travellers[0] ?? ''},`),
      text(' '),
      text('everything is booked now, here is your trip:'),
      text(' '),
      ...legs.map((leg) => text(printLeg(leg, extra['pattern'] ?? ''))),
      text(' '),
      text(`The airline's reference is ${locator}, you can check in with it from 24 hours before.`),
      text(' '),
      text(extra['hotel'] ?? ''),
      text(extra['money'] ?? ''),
      text(' '),
      text(
        'Passport must be valid for the whole stay, and please apply for the ESTA at least three days ahead if yours has run out. Call me on extension 417 if anything changes, I am in until 17:30 on weekdays.',
      ),
      text(' '),
      text('Best regards'),
      text('Your Travel Desk'),
    );
  },
};
