import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

/** An itinerary out of KIU, mailed by the airline's own counter: Spanish labels, a line a flight. */
export const kiuItinerary: Layout = {
  name: 'kiu-itinerary',
  group: 5,
  language: 'es',
  prints: ['aircraft', 'baggage', 'pnr'],
  documents: {
    'caracas-santo-domingo': {
      locator: 'ZKQWTB',
      travellers: ['PARRA/NORELIS', 'PARRA/SAMUEL'],
      tickets: ['722-2410001147/3', '722-2410001148/2'],
      issuedOn: '2027-01-21',
      receivedOn: '2027-01-22',
      legs: [
        {
          flight: 'QL 2934',
          from: 'CCS',
          to: 'SDQ',
          departs: '2027-03-19 10:30',
          takes: '1:35',
          booked: 'M',
          fareBasis: 'MOWRT',
          aircraft: 'M82',
          baggage: '23K',
        },
        {
          flight: 'QL 2935',
          from: 'SDQ',
          to: 'CCS',
          departs: '2027-03-28 13:15',
          takes: '1:40',
          booked: 'M',
          fareBasis: 'MOWRT',
          aircraft: 'M82',
          baggage: '23K',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const rows = legs.map((leg) =>
      [
        leg.origin.city.toUpperCase().padEnd(16),
        leg.target.city.toUpperCase().padEnd(16),
        `${leg.airline}${leg.number}`.padEnd(8),
        (leg.booked ?? 'Y').padEnd(4),
        capitals(leg.departure, 'ddMMM', 'es').padEnd(7),
        write(leg.departure, 'HHmm').padEnd(6),
        write(leg.arrival, 'HHmm').padEnd(6),
        (leg.fareBasis ?? '').padEnd(8),
        (leg.aircraft ?? '').padEnd(5),
        (leg.baggage ?? '').padEnd(6),
        'OK',
      ].join(''),
    );
    return typewriter(`
${carrierOf('QL').toUpperCase()} - R.I.F. J-00000000-0
AV. PRINCIPAL, TORRE NORTE PISO 3, CARACAS

ITINERARIO DE VIAJE                                FECHA DE EMISION: ${capitals(issuedOn, 'dd MMM yyyy', 'es')}

CODIGO DE RESERVA: ${locator}

PASAJERO(S):                  BOLETO NRO:
${travellers.map((name, at) => `${at + 1}. ${name.padEnd(27)}${tickets[at] ?? ''}`).join('\n')}

DESDE           HACIA           VUELO   CL  FECHA  SALE  LLEGA BASE    EQP  BAG   ESTADO
${rows.join('\n')}

TARIFA      USD     190.00
IMPUESTOS   USD      30.40 YN  USD  75.00 AK  USD  20.00 DO  USD  12.50 3N
TOTAL       USD     327.90     FORMA DE PAGO: EFECTIVO

PRESENTARSE EN EL AEROPUERTO 3 HORAS ANTES DE LA SALIDA. EL CHEQUEO CIERRA 60 MIN ANTES.
CAMBIOS: USD 40 MAS DIFERENCIA TARIFARIA. NO ENDOSABLE. NO SHOW: 100 PCT.
VIGENCIA DEL BOLETO: UN ANO A PARTIR DE LA EMISION.
`);
  },
};
