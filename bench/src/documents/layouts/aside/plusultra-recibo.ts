import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import type { Place } from '../../places.ts';
import { typewriter } from '../../sheet.ts';
import { capitals } from '../../write-time.ts';

/** Without accents, as on a typewriter. */
const plain = (written: string): string => written.normalize('NFD').replaceAll(/\p{M}/gu, '');
const line = '='.repeat(84);

function end(label: string, place: Place, at: Leg['departure'], terminal = ''): string {
  const where = `${place.city} - ${place.name}`.toUpperCase();
  return `${label.padEnd(20)} ${`${where}${terminal && ` T${terminal}`}`.padEnd(40)} ${plain(capitals(at, 'EEE ddMMMyy', 'es'))}  ${at.time}`;
}

function printLeg(leg: Leg, place: number): string {
  const [from, to] = leg.terminals ?? [];
  return `
TRAMO/COUPON ${place}   VUELO/FLIGHT ${leg.airline} ${String(leg.number).padStart(4, '0')}   CLASE/CLASS ${leg.booked ?? ''}   ESTADO/STATUS OK
${end('SALIDA/DEPARTURE', leg.origin, leg.departure, from)}
${end('LLEGADA/ARRIVAL', leg.target, leg.arrival, to)}
EQUIPO/AIRCRAFT ${leg.aircraft ?? ''}   EQUIPAJE/BAGGAGE ${leg.baggage ?? ''}   ASIENTO/SEAT ${leg.seat ?? 'SIN ASIGNAR'}
BASE TARIFARIA/FARE BASIS ${leg.fareBasis ?? ''}   NO VALIDO DESPUES/NVA ${capitals(leg.departure)}`;
}

/** Plus Ultra's receipt on a typewriter: Spanish and English labels, cities with their airports and no codes. */
export const plusultraRecibo: Layout = {
  name: 'plusultra-recibo',
  group: 5,
  language: 'es',
  prints: ['aircraft', 'seat', 'baggage', 'pnr'],
  documents: {
    'madrid-caracas': {
      locator: 'QZPWLT',
      travellers: ['MONTILLA/YULEISY MS'],
      tickets: ['6632417733511'],
      issuedOn: '2026-10-22',
      receivedOn: '2026-10-22',
      extra: { sum: 'MAD PU CCS212.11PU MAD248.50NUC460.61END ROE0.864012' },
      legs: [
        {
          flight: 'PU 701',
          from: 'MAD',
          to: 'CCS',
          departs: '2026-12-05 15:40',
          takes: '9:30',
          terminals: ['1', ''],
          booked: 'L',
          fareBasis: 'LOWPR2',
          aircraft: 'A330-200',
          baggage: '2PC',
          seats: ['31A'],
        },
        {
          flight: 'PU 702',
          from: 'CCS',
          to: 'MAD',
          departs: '2027-01-16 19:25',
          takes: '8:35',
          terminals: ['', '1'],
          booked: 'Q',
          fareBasis: 'QOWPR2',
          aircraft: 'A330-200',
          baggage: '2PC',
        },
      ],
    },
    'bogota-madrid-tenerife': {
      locator: 'TQZWPM',
      travellers: ['RESTREPO/NICOLAS MR', 'RESTREPO/SARA MISS'],
      tickets: ['6632417733620', '6632417733621'],
      issuedOn: '2027-02-09',
      receivedOn: '2027-02-10',
      extra: { sum: 'BOG PU X/MAD PU TCI460.61NUC460.61END ROE1.000000' },
      legs: [
        {
          flight: 'PU 302',
          from: 'BOG',
          to: 'MAD',
          departs: '2027-04-06 18:10',
          takes: '9:40',
          terminals: ['1', '1'],
          booked: 'U',
          fareBasis: 'UOWCO1',
          aircraft: 'A330-200',
          baggage: '1PC',
          seats: ['24D', '24E'],
        },
        {
          flight: 'PU 165',
          from: 'MAD',
          to: 'TFN',
          departs: '2027-04-07 16:20',
          takes: '2:50',
          terminals: ['1', ''],
          booked: 'U',
          fareBasis: 'UOWCO1',
          aircraft: 'A330-200',
          baggage: '1PC',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs, extra }) {
    return typewriter(`
PLUS ULTRA LINEAS AEREAS, S.A.
BILLETE ELECTRONICO - RECIBO DE ITINERARIO DEL PASAJERO
ELECTRONIC TICKET - PASSENGER ITINERARY RECEIPT
${line}
LOCALIZADOR/BOOKING REF   ${locator}          EMITIDO/ISSUED   ${capitals(issuedOn, 'ddMMMyyyy', 'es')}
OFICINA/OFFICE            MAD WEB 002      IATA             78-2 0417 0
${travellers.map((name, at) => `PASAJERO/PASSENGER        ${name.padEnd(24)} BILLETE/TICKET   ${tickets[at] ?? ''}`).join('\n')}
${line}${legs.map((leg, at) => printLeg(leg, at + 1)).join('\n')}
${line}
TARIFA/FARE           EUR 398.00
TASAS/TAXES           EUR 184.00YQ 16.86JD 7.44OG 3.27QV 44.00AK 61.20VE
TOTAL                 EUR 714.77
FORMA DE PAGO/FOP     CC MC XXXXXXXXXXXX4417  AUT 004812  3DS
ENDOSOS/ENDORSEMENTS  NO ENDOSABLE - CAMBIOS 120 EUR - NO REEMBOLSABLE
CALCULO/FARE CALC     ${extra['sum'] ?? ''}

FACTURACION: MOSTRADORES ABIERTOS DE 3 H 30 MIN A 1 H ANTES DE LA SALIDA PROGRAMADA.
CHECK-IN DESKS OPEN 3 H 30 MIN AND CLOSE 1 HOUR BEFORE SCHEDULED DEPARTURE.
EQUIPAJE DE MANO 1 PIEZA 10 KG 55X40X20 CM. PIEZA EN BODEGA MAX. 23 KG 158 CM.
LOS HORARIOS SON LOCALES / ALL TIMES ARE LOCAL. ATENCION AL CLIENTE +34 910 000 417
`);
  },
};
