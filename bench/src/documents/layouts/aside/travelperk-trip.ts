import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

const day = ({ departure }: Leg): string => write(departure, 'EEEE, d MMMM yyyy');

function printLeg(leg: Leg): string {
  const [from, to] = leg.terminals ?? [];
  return `
${write(leg.departure, 'HH:mm')}   ${leg.origin.city} (${leg.from})${from ? ` · Terminal ${from}` : ''}
        ${carrierOf(leg.airline)} · ${leg.airline} ${leg.number} · ${writeDuration(leg.minutes, "H'h 'mm'm'")}
        ${leg.cabin ?? 'Economy'}${leg.seat ? ` · Seat ${leg.seat}` : ''}
${leg.arrival.time}   ${leg.target.city} (${leg.to})${to ? ` · Terminal ${to}` : ''}${shift(leg.days, ' · +', ' day')}`;
}

/** TravelPerk's mail of a business trip as plain text: flights, a train and a hotel, the flight's number between its ends. */
export const travelperkTrip: Layout = {
  name: 'travelperk-trip',
  group: 9,
  language: 'en',
  prints: ['duration', 'seat', 'pnr'],
  documents: {
    'barcelona-copenhagen': {
      locator: 'TPK8WQ',
      travellers: ['Nuria Puigdomenech'],
      issuedOn: '2027-02-04',
      receivedOn: '2027-02-04',
      sender: 'TravelPerk <trips@travelperk.com>',
      legs: [
        {
          flight: 'SK 582',
          from: 'BCN',
          to: 'CPH',
          departs: '2027-03-02 10:40',
          takes: '3:05',
          terminals: ['1', '3'],
          cabin: 'SAS Go Smart',
          seats: ['15C'],
        },
        {
          flight: 'LH 823',
          from: 'GOT',
          to: 'FRA',
          departs: '2027-03-04 17:05',
          takes: '1:50',
          terminals: ['', '1'],
          cabin: 'Economy Classic',
          seats: ['12D'],
        },
        {
          flight: 'LH 1138',
          from: 'FRA',
          to: 'BCN',
          departs: '2027-03-04 21:05',
          takes: '1:55',
          terminals: ['1', '1'],
          cabin: 'Economy Classic',
          seats: ['20F'],
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    const [there, home, last] = legs;
    if (!there || !home || !last) throw new Error('The trip has a flight there and two home.');
    return typewriter(`
Your trip is booked, ${travellers[0]?.split(' ')[0] ?? ''}!

Copenhagen & Gothenburg supplier visit
Trip ID 41773320 · 2 - 4 Mar · Approved by Ulf Strandberg on ${write(issuedOn, 'd MMM')}, 14:52

--------------------------------------------------------------------------------
FLIGHT · ${day(there)}
Booking reference: ${locator} · Ticket 117-2417733880
${printLeg(there)}

Baggage: 1 personal item, 1 cabin bag (8 kg). No checked bag.
--------------------------------------------------------------------------------
TRAIN · Wednesday, 3 March 2027
Booking reference: 4XTQ88

12:26   Copenhagen H
        Öresundståg 1074 · 3h 44m · 2nd class · Coach 3, Seat 41 (window)
16:10   Göteborg C
--------------------------------------------------------------------------------
HOTEL · 3 - 4 March 2027
Hotel Flora, Grönsakstorget 2, Göteborg · Confirmation 881204-G
Check-in from 15:00, check-out until 11:00 · Superior single · breakfast 06:30 - 10:00
--------------------------------------------------------------------------------
FLIGHT · ${day(home)}
Booking reference: ${locator} · Ticket 220-2417733881
${printLeg(home)}

        2h 10m layover in Frankfurt
${printLeg(last)}

Baggage: 1 cabin bag (8 kg), 1 checked bag (23 kg).
--------------------------------------------------------------------------------
Cost: flights 412.60 EUR, train 31.20 EUR, hotel 128.00 EUR. Cost centre ES-PROC-17.
FlexiPerk: cancel until 2 hours before departure and get at least 80% back.
Need help? Our 7-star support answers in 15 seconds, 24/7: chat or +34 930 000 417.
CO2 of this trip: 0.41 t, offset with GreenPerk.
`);
  },
};
