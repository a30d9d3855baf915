import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

const clock = (moment: Leg['departure']): string => write(moment, 'hmmp').padStart(5);

function printLeg(leg: Leg, place: string, count: number): string {
  const operator = leg.operatedBy ? `\n         OPERATED BY ${leg.operatedBy}` : '';
  return `${place.padStart(2)} ${leg.airline} ${String(leg.number).padStart(4)}${leg.booked ?? 'Y'} ${capitals(leg.departure)} ${leg.from}${leg.to} HK${count} ${clock(leg.departure)} ${leg.days > 0 ? '#' : ' '}${clock(leg.arrival)} O        E ${capitals(leg.departure, 'EEE').slice(0, 2)}${operator}`;
}

/** An agent's mail round a record of Apollo: clocks of twelve hours, `#` for the next day, cars and hotels among the flights. */
export const apolloRecord: Layout = {
  name: 'apollo-record',
  group: 3,
  language: 'en',
  prints: ['operatedBy', 'pnr'],
  documents: {
    'denver-hong-kong': {
      locator: 'KX7QTL',
      travellers: ['HARGROVE/NATHANIEL', 'HARGROVE/COLETTE'],
      issuedOn: '2026-12-07',
      receivedOn: '2026-12-07',
      sender: 'Juniper Street Travel <dana@juniperstreet.example>',
      extra: {
        greeting:
          'Hi Colette,\n\nhere is the record, seats to follow. The hotel is held on my card until noon Friday.',
        '3': ' 3 HHL CP HK1 HKG 23MAR-OUT28MAR 5NT 10441 CONRAD HONG KONG /RR1-HKD2150.00/CF-3317042208',
        notes: 'FARE USD 1388.20 PER PERSON INCL TAXES 5.60AY 44.40US 15.40HK 9.00G3 240.00YQ.',
      },
      legs: [
        {
          flight: 'UA 1532',
          from: 'DEN',
          to: 'SFO',
          departs: '2027-03-22 08:15',
          takes: '2:50',
          booked: 'K',
        },
        {
          flight: 'UA 869',
          from: 'SFO',
          to: 'HKG',
          departs: '2027-03-22 13:30',
          takes: '14:50',
          booked: 'K',
        },
        {
          flight: 'UA 862',
          from: 'HKG',
          to: 'SFO',
          departs: '2027-03-28 11:35',
          takes: '12:05',
          booked: 'L',
        },
        {
          flight: 'UA 2098',
          from: 'SFO',
          to: 'DEN',
          departs: '2027-03-28 11:05',
          takes: '2:33',
          booked: 'L',
        },
      ],
    },
    'chicago-london-madrid-open-jaw': {
      locator: 'WQ4BTX',
      travellers: ['OYELARAN/TEMITOPE'],
      issuedOn: '2027-04-12',
      receivedOn: '2027-04-13',
      extra: {
        greeting: 'Temi - as promised. Please text me by 5p if the names are wrong.',
        '2': ' 2 ARNK',
        notes: 'FARE USD 764.00 TX 198.31 TTL 962.31. BASIC ECONOMY NOT ALLOWED BY YOUR COMPANY.',
      },
      legs: [
        {
          flight: 'AA 90',
          from: 'ORD',
          to: 'LHR',
          departs: '2027-05-16 18:35',
          takes: '7:50',
          booked: 'N',
        },
        {
          flight: 'AA 8640',
          from: 'MAD',
          to: 'ORD',
          departs: '2027-05-27 12:05',
          takes: '9:25',
          booked: 'O',
          operatedBy: 'IBERIA',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    let place = 0;
    const lines = legs.flatMap((leg) => {
      place += 1;
      const between = extra[String(place)];
      if (between !== undefined) place += 1;
      const line = printLeg(leg, String(place), travellers.length);
      return between === undefined ? [line] : [between, line];
    });
    return typewriter(`
${extra['greeting'] ?? ''}

${locator}/DJ QSBSB DPBDJ  AG 05523114 ${capitals(issuedOn)}
${travellers.map((name, at) => ` ${at + 1}.1${name}`).join(' ')}
${lines.join('\n')}
 *** SEAT DATA EXISTS ***  >9D;
FONE-DENA*303 555-0147 JUNIPER STREET TRAVEL-DANA
    2-DENR*303 555-0119
TKTG-TAU/FR${capitals(issuedOn)}
*** TIS EXISTS *** >*T;
GFAX-SSRDOCSYYHK1/////14FEB79/F//${travellers[0] ?? ''}
   2 OSIYY CTCM 13035550119
RMKS-CHG USD 200 PLUS DIFF IN FARE  NO REFUND AFTER DEPARTURE
   2 ADVISED CLIENT 1045A ${capitals(issuedOn)}

${extra['notes'] ?? ''}
Bags: first checked bag free on the long flights.

Dana
Juniper Street Travel | CST 2099417-40 | Mon-Fri 9a-5p
`);
  },
};
