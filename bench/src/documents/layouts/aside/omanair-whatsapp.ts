import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

const clocks = ({ departure, arrival, days }: Leg): string =>
  `${write(departure, 'HHmm')}-${write(arrival, 'HHmm')}${days > 0 ? ` (${capitals(arrival)})` : ''}`;
const printLeg = (leg: Leg): string =>
  `${leg.airline} ${leg.number}  ${capitals(leg.departure, 'EEE ddMMM')}  ${leg.from}-${leg.to}  ${clocks(leg)}`;

/** A chat with a travel agent as WhatsApp exports it: a stamp before every message, the trip in one of many lines. */
export const omanairWhatsapp: Layout = {
  name: 'omanair-whatsapp',
  group: 3,
  language: 'en',
  prints: ['baggage', 'pnr'],
  documents: {
    'muscat-bangkok': {
      locator: 'WYQ8KT',
      travellers: ['QURESHI/SALMAN MR', 'QURESHI/SANA MRS'],
      tickets: ['910-2417733020', '910-2417733021'],
      issuedOn: '2027-02-18',
      receivedOn: '2027-02-18',
      legs: [
        {
          flight: 'WY 815',
          from: 'MCT',
          to: 'BKK',
          departs: '2027-03-10 21:30',
          takes: '6:05',
          baggage: '30kg',
        },
        {
          flight: 'WY 818',
          from: 'BKK',
          to: 'MCT',
          departs: '2027-03-19 20:35',
          takes: '6:20',
          baggage: '30kg',
        },
      ],
    },
    'muscat-paris-heathrow': {
      locator: 'OMTQ4W',
      travellers: ['VELLAYAN/PRIYA MS'],
      tickets: ['910-2417733044'],
      issuedOn: '2026-10-06',
      receivedOn: '2026-10-07',
      legs: [
        {
          flight: 'WY 131',
          from: 'MCT',
          to: 'CDG',
          departs: '2026-11-14 01:50',
          takes: '7:45',
          baggage: '30kg',
        },
        {
          flight: 'WY 102',
          from: 'LHR',
          to: 'MCT',
          departs: '2026-11-24 20:25',
          takes: '7:10',
          baggage: '30kg',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const day = write(issuedOn, 'dd/MM/yyyy');
    const agent = 'Oasis Travel Ruwi';
    const guest = travellers[0]?.split('/')[1]?.split(' ')[0] ?? '';
    const name = guest.charAt(0) + guest.slice(1).toLowerCase();
    return typewriter(`
[${day}, 10:02:44] Messages and calls are end-to-end encrypted. Only people in this chat can
read, listen to, or share them.
[${day}, 10:02:44] ${name}: Hi Faisal any news on the tickets?
[${day}, 10:11:03] ${agent}: Gd mrng, pls wait checking with airline
[${day}, 10:40:18] ${agent}: Seats are there, total OMR ${travellers.length * 214}.500 incl tax
[${day}, 10:40:52] ${agent}: If u want cheaper can do via DXB for OMR 148 but 6 hrs transit
[${day}, 10:47:30] ${name}: No direct is better. Pls issue, sending transfer now
[${day}, 10:47:39] ${name}: image omitted
[${day}, 11:36:15] ${agent}: Recvd with thanks. Tkts done, details below
[${day}, 11:36:58] ${agent}: *${travellers.join(' / ')}*
${legs.map(printLeg).join('\n')}
Airline PNR: ${locator}
ETKT ${tickets.join(' , ')}
Bag ${legs[0]?.baggage ?? ''} + hand 7kg
[${day}, 11:37:20] ${agent}: Itin_${locator}.pdf document omitted
[${day}, 11:52:09] ${name}: Is it local time?
[${day}, 11:52:51] ${agent}: Yes all local. Reach apt 3 hrs before, counter close 60 min
[${day}, 11:53:30] ${agent}: Seat u can select on website with PNR n last name, extra leg room OMR 12
[${day}, 11:55:02] ${name}: What if we need to change date
[${day}, 12:04:47] ${agent}: Chg fee OMR 25 + diff. Refund OMR 45. No show OMR 60 sector
[${day}, 12:05:10] ${name}: Thx a lot
[${day}, 12:05:33] ${agent}: Welcome, have safe trip. Office open Sat-Thu 0830-1300, 1600-2000
`);
  },
};
