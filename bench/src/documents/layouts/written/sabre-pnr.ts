import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { weekdayOf } from '@ooo/domain/shared/calendar-date';
import { capitals, write } from '../../write-time.ts';

const clock = (leg: Leg, end: 'departure' | 'arrival'): string =>
  write(leg[end], 'hmmp').padStart(5);

function printLeg(leg: Leg, index: number): string {
  const weekday = weekdayOf(leg.departure.date) || 7;
  const later =
    leg.days > 0 ? `  ${capitals(leg.arrival)} ${weekdayOf(leg.arrival.date) || 7}` : '';
  const operated = leg.operatedBy ? `\n OPERATED BY ${leg.operatedBy}` : '';
  return `${String(index + 1).padStart(2)} ${leg.airline}${String(leg.number).padStart(4)}${leg.booked ?? 'Y'} ${capitals(leg.departure)} ${weekday} ${leg.from}${leg.to}*SS1 ${clock(leg, 'departure')} ${clock(leg, 'arrival')}${later}  /DC${leg.airline} /E${operated}`;
}

/** A record of the Sabre system with its 12-hour clock. */
export const sabrePnr: Layout = {
  name: 'sabre-pnr',
  group: 3,
  language: 'en',
  prints: ['operatedBy', 'pnr'],
  documents: {
    'overnight-and-back': {
      locator: 'HJKLQP',
      travellers: ['WHITFIELD/AARON MR'],
      issuedOn: '2026-08-17',
      receivedOn: '2026-08-17',
      legs: [
        {
          flight: 'AA 2304',
          from: 'AUS',
          to: 'DFW',
          departs: '2026-10-02 14:45',
          takes: '1:05',
          booked: 'S',
        },
        {
          flight: 'AA 50',
          from: 'DFW',
          to: 'LHR',
          departs: '2026-10-02 17:05',
          takes: '9:00',
          booked: 'S',
        },
        {
          flight: 'BA 1460',
          from: 'LHR',
          to: 'EDI',
          departs: '2026-10-03 12:20',
          takes: '1:25',
          booked: 'S',
        },
        {
          flight: 'BA 1435',
          from: 'EDI',
          to: 'LHR',
          departs: '2026-10-12 07:00',
          takes: '1:35',
          booked: 'S',
        },
        {
          flight: 'AA 79',
          from: 'LHR',
          to: 'DFW',
          departs: '2026-10-12 11:50',
          takes: '10:15',
          booked: 'S',
        },
        {
          flight: 'AA 3391',
          from: 'DFW',
          to: 'AUS',
          departs: '2026-10-12 18:40',
          takes: '1:10',
          booked: 'S',
          operatedBy: 'ENVOY AIR AS AMERICAN EAGLE',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return typewriter(`
${locator}
 1.1${travellers[0]?.replace(' ', ' ') ?? ''}
${legs.map(printLeg).join('\n')}
TKT/TIME LIMIT
  1.T-${capitals(issuedOn)}-7QB1*AKR
PHONES
  1.AUS512-555-0188-A LONESTAR TRAVEL
  2.AUS512-555-0133-H
PASSENGER EMAIL DATA EXISTS  *PE TO DISPLAY ALL
PRICE QUOTE RECORD EXISTS - SYSTEM
SECURITY INFO EXISTS *P3D OR *P4D TO DISPLAY
REMARKS
  1.H-NONREFUNDABLE - CHANGE FEE USD200.00 PLUS ANY FARE DIFFERENCE
  2.H-1ST CHECKED BAG FREE ON TRANSATLANTIC
RECEIVED FROM - PAX
7QB1.7QB1*AKR 1034/${capitals(issuedOn, 'ddMMMyy')} ${locator} H
`);
  },
};
