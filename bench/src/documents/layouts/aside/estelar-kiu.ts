import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, shift, write } from '../../write-time.ts';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const weekday = (leg: Leg): string => WEEKDAYS[new Date(leg.departure.date).getUTCDay()] ?? '';

const printSegment = (leg: Leg, at: number): string =>
  `${String(at + 1).padStart(2)}  ${leg.airline}${leg.number} ${leg.booked ?? ''} ${capitals(leg.departure)} ${weekday(leg)} ${leg.from}${leg.to} HK3  ${capitals(leg.departure, 'HHmm')} ${capitals(leg.arrival, 'HHmm')}${shift(leg.days)}  /E  ${leg.aircraft ?? ''}`;

/** The screen of KIU as an agent pastes it into a mail: segments without a year, names above, tickets below. */
export const estelarKiu: Layout = {
  name: 'estelar-kiu',
  group: 5,
  language: 'es',
  prints: ['aircraft', 'pnr'],
  documents: {
    'caracas-porlamar': {
      locator: 'UVHBXC',
      travellers: ['ZAMBRANO/ANAIS', 'ZAMBRANO/RAUL', 'ZAMBRANO/MIA*CHD'],
      tickets: ['0522419931131', '0522419931132', '0522419931133'],
      issuedOn: '2027-02-25',
      receivedOn: '2027-02-25',
      legs: [
        {
          flight: 'ES 2010',
          from: 'CCS',
          to: 'PMV',
          departs: '2027-03-24 07:15',
          takes: '0:50',
          booked: 'W',
          aircraft: '733',
        },
        {
          flight: 'ES 2015',
          from: 'PMV',
          to: 'CCS',
          departs: '2027-03-29 18:40',
          takes: '0:50',
          booked: 'K',
          aircraft: '733',
        },
      ],
    },
    'caracas-santiago': {
      locator: 'GYTJRA',
      travellers: ['MATOS/JHONATAN', 'MATOS/YULIMAR', 'ARRIETA/CARMEN'],
      tickets: ['0522419931240', '0522419931241', '0522419931242'],
      issuedOn: '2026-12-11',
      receivedOn: '2026-12-12',
      legs: [
        {
          flight: 'ES 8324',
          from: 'CCS',
          to: 'SCL',
          departs: '2027-01-09 21:30',
          takes: '7:10',
          booked: 'M',
          aircraft: '343',
        },
        {
          flight: 'ES 8325',
          from: 'SCL',
          to: 'CCS',
          departs: '2027-02-03 09:50',
          takes: '7:15',
          booked: 'M',
          aircraft: '343',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return typewriter(`
De: Viajes Cumbre Tours <reservas@cumbretours.example>
Enviado: ${write(issuedOn, "d 'de' MMMM 'de' yyyy", 'es')} 10:22 a. m.
Asunto: Boletos ESTELAR - ${locator}

Buenos días, ya están emitidos los boletos. Le copio la reserva del
sistema, por favor revise nombres y apellidos:

* RESERVA KIU *                               OFC CCS00E1CU
RLOC ${locator}
${travellers.map((name, at) => `${at + 1}.1${name}`).join('  ')}
${legs.map(printSegment).join('\n')}
TKT/OK
${tickets.map((ticket, at) => `  ${at + 1}.TK ${ticket} P${at + 1}  ${capitals(issuedOn)} CCS00E1CU`).join('\n')}
FONE
  1.CCS 0212-0000417 AG CUMBRE TOURS
  2.CCS 0414-0000733 CTCM
SSR
  1.FOID ES HK1 NI00000417
${travellers.some((name) => name.endsWith('*CHD')) ? '  2.CHLD ES HK1 12MAY19 P3\n' : ''}RMK
  1.PRECIO USD 264.00 PAGO MOVIL/ZELLE
  2.CAMBIO DE FECHA USD 30 MAS DIFERENCIA

Equipaje: 23 kilos por persona y 1 pieza de mano de 8 kilos.
Presentarse 2 horas antes (nacional) o 4 horas antes (internacional),
el mostrador cierra 45 minutos antes. Llevar cédula laminada y, para el
menor, partida de nacimiento.

Lcda. Yaritza, taquilla 2. Lunes a viernes 8:00 a 17:00
`);
  },
};
