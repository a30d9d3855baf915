import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, shift, write } from '../../write-time.ts';

const clock = (leg: Leg, end: 'departure' | 'arrival'): string =>
  write(leg[end], 'hmmp').padStart(5);

function printLeg(leg: Leg, index: number, seats: number): string {
  const number = String(index + 1).padStart(2);
  const weekday = capitals(leg.departure, 'EEE').slice(0, 2);
  const ends = `${clock(leg, 'departure')} ${clock(leg, 'arrival')}${shift(leg.days, '+') || '  '}`;
  const operated = leg.operatedBy ? `\n    OPERATED BY ${leg.operatedBy}` : '';
  return `${number} ${leg.airline}${String(leg.number).padStart(5)} ${leg.booked ?? 'Y'} ${capitals(leg.departure)} ${weekday} ${leg.from}${leg.to} HK${seats} ${ends} /O $ E${operated}`;
}

/** Lines of the Worldspan system: hours of twelve, the day after marked by `+1`, in a mail with the agent's words. */
export const worldspanLines: Layout = {
  name: 'worldspan-lines',
  group: 3,
  language: 'en',
  prints: ['operatedBy', 'pnr'],
  documents: {
    'seattle-bangkok': {
      locator: '4KQ7TX',
      travellers: ['HALVERSEN/MARIT MRS', 'HALVERSEN/DAG MR'],
      issuedOn: '2026-11-30',
      receivedOn: '2026-11-30',
      legs: [
        {
          flight: 'BR 25',
          from: 'SEA',
          to: 'TPE',
          departs: '2027-02-12 01:40',
          takes: '13:20',
          booked: 'V',
        },
        {
          flight: 'BR 211',
          from: 'TPE',
          to: 'BKK',
          departs: '2027-02-13 08:20',
          takes: '4:00',
          booked: 'V',
        },
        {
          flight: 'BR 212',
          from: 'BKK',
          to: 'TPE',
          departs: '2027-02-27 12:15',
          takes: '3:40',
          booked: 'W',
        },
        {
          flight: 'NH 6208',
          from: 'TPE',
          to: 'SEA',
          departs: '2027-02-27 23:40',
          takes: '10:35',
          booked: 'W',
          operatedBy: 'EVA AIRWAYS BR 26',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return typewriter(`
Dear Marit,

here is what I hold for you. Please let me know by Thursday, the fare goes then.

1P- ${locator}  ${capitals(issuedOn)}  SEA  WSP 1G4
${travellers.map((name, at) => `${at + 1}.1${name}`).join('  ')}
${legs.map((leg, at) => printLeg(leg, at, travellers.length)).join('\n')}
P- 1.SEA206 555 0147-A CASCADE TRAVEL - JO
   2.SEA206 555 0119-H
T- TAW/03DEC/
$$ 4TR.VI/EXP 00/00
G- 1.SSRDOCSBRHK1/HALVERSEN MARIT

Fare   USD 1,146.00 x 2   XF 4.50  YR 190.00  TW 16.40  E7 1.10  G8 0.50  TS 20.40
Two bags of 23 kg each. Change USD 150. No refund after the first flight.

Best, Jo
`);
  },
};
