import type { Layout } from '../../layout.ts';
import { nationOf, type Place } from '../../places.ts';
import { typewriter } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** `Oslo-Gardermoen`, and the town alone beyond the north. */
const where = (place: Place): string =>
  ['NO', 'DK', 'SE'].includes(nationOf(place)) ? `${place.city}-${place.name}` : place.city;

/** Norwegian's receipt as a friend passes it on: quoted with `> `, airports without codes, other dates around it. */
export const forwardedMail: Layout = {
  name: 'forwarded-mail',
  group: 8,
  language: 'en',
  prints: ['pnr'],
  documents: {
    'norwegian-to-copenhagen-and-malaga': {
      locator: 'LQ7WKZ',
      travellers: ['SOLVEIG RAMSTAD', 'TERJE RAMSTAD'],
      tickets: ['3282417733201', '3282417733202'],
      issuedOn: '2026-10-08',
      receivedOn: '2026-10-09',
      legs: [
        { flight: 'DY 946', from: 'OSL', to: 'CPH', departs: '2027-01-09 07:30', takes: '1:10' },
        { flight: 'D8 3728', from: 'CPH', to: 'AGP', departs: '2027-01-09 11:05', takes: '3:50' },
        { flight: 'DY 1803', from: 'AGP', to: 'OSL', departs: '2027-01-16 15:20', takes: '4:05' },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs, receivedOn = '' }) {
    const receipt = `
Booking confirmation - your booking reference is: ${locator}

Thank you for choosing to travel with Norwegian. This is your
receipt and travel document. Please keep it.

Date of booking: ${write(issuedOn, 'dd MMM yyyy')}
Rewards number: not entered

YOUR FLIGHTS
${legs
  .map(
    (leg) => `
${leg.flight} - ${write(leg.departure, 'dd MMM yyyy')}     LowFare (${leg.from === 'OSL' ? 'T' : 'W'})
${leg.departure.time} ${where(leg.origin)}
${leg.arrival.time} ${where(leg.target)}`,
  )
  .join('\n')}

PASSENGERS
${travellers.map((name, at) => `${name}  Ticket: ${tickets[at] ?? ''}`).join('\n')}

PAYMENT
Fares                       NOK 3 184,00
Airport tax and fees        NOK   912,00
Of which VAT (MVA) 12 %     NOK    96,43
VISA ****4417  ${write(issuedOn, 'dd.MM.yyyy')}     NOK 4 096,00

Check-in closes 45 minutes before departure (60 minutes at
airports outside Schengen). Go to gate 20 minutes before.
One underseat bag, 30 x 20 x 38 cm, is included.

Norwegian Air Shuttle ASA, Oksenoyveien 3, 1366 Lysaker,
Norway. Org. no. 965 920 358 MVA. Tel. +47 21 49 00 15`.trim();
    return typewriter(`
From: Terje Ramstad <terje.ramstad@post.example>
To: Maud and Clive <clive.hartnoll@post.example>
Sent: ${write(receivedOn, 'EEEE, d MMMM yyyy')} 21:14
Subject: Fwd: Booking confirmation ${locator}

Hi both,

here are our flights, see below. We could pick up the car at 14:30 or so
and be at the house by 16:00. Shall we have dinner on the 10th instead?
Solveig asks whether you still come on Friday 15 January.

Terje

---------- Forwarded message ---------
> From: Norwegian <no-reply@norwegian.no>
> Date: ${write(issuedOn, 'EEE, d MMM yyyy')} at 09:41
> Subject: Booking confirmation ${locator}
> To: <terje.ramstad@post.example>
>
${receipt
  .split('\n')
  .map((line) => `> ${line}`.trimEnd())
  .join('\n')}
`);
  },
};
