import type { Layout } from '../../layout.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, shift, write } from '../../write-time.ts';

/** Flights as a chat with an agent carries them: `QR007/Y/12MAR/CCUDOH/0055/0310`. */
export const slashLines: Layout = {
  name: 'slash-lines',
  group: 3,
  language: 'en',
  prints: ['pnr'],
  documents: {
    'kolkata-style': {
      locator: 'JL6WQT',
      travellers: ['DSOUZA/RENATO MR', 'DSOUZA/MELISSA MRS'],
      issuedOn: '2027-01-25',
      receivedOn: '2027-01-26',
      legs: [
        {
          flight: 'QR 557',
          from: 'BOM',
          to: 'DOH',
          departs: '2027-03-12 04:10',
          takes: '3:25',
          booked: 'N',
        },
        {
          flight: 'QR 37',
          from: 'DOH',
          to: 'LGW',
          departs: '2027-03-12 07:50',
          takes: '7:20',
          booked: 'N',
        },
        {
          flight: 'QR 330',
          from: 'LGW',
          to: 'DOH',
          departs: '2027-03-29 21:45',
          takes: '6:40',
          booked: 'N',
        },
        {
          flight: 'QR 556',
          from: 'DOH',
          to: 'BOM',
          departs: '2027-03-30 19:35',
          takes: '3:35',
          booked: 'N',
        },
      ],
    },
    single: {
      locator: 'P8XKDR',
      travellers: ['OYELARAN/TUNDE MR'],
      issuedOn: '2025-11-28',
      receivedOn: '2025-11-28',
      legs: [
        {
          flight: 'KQ 310',
          from: 'NBO',
          to: 'DXB',
          departs: '2026-01-15 17:10',
          takes: '5:00',
          booked: 'V',
        },
      ],
    },
  },
  print({ locator, travellers, legs }) {
    const lines = legs.map(
      (leg) =>
        `${leg.airline}${String(leg.number).padStart(3, '0')}/${leg.booked ?? 'Y'}/${capitals(leg.departure)}/${leg.from}${leg.to}/${write(leg.departure, 'HHmm')}/${write(leg.arrival, 'HHmm')}${shift(leg.days)}`,
    );
    return typewriter(`
Dear Sir,

As per our telecon pls note tkt issued agst below itin, PNR ${locator}

${travellers.map((name, at) => `${at + 1}. ${name}`).join('\n')}

${lines.join('\n')}

Baggage 25 kgs + 7 kgs hand bag. Fare INR 48,650 per pax all incl.
Cancellation 7000 + RAF 500, date change 4500 + fare diff, no show 12000.
Web check in opens 48 hrs prior. Kindly carry RTPCR if reqd by destn & valid visa.

Thanks & Rgds
Priya / Skylark Tours
`);
  },
};
