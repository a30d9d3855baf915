import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

function printLeg(leg: Leg): string {
  const from = `${leg.origin.city.toUpperCase()} (${leg.from})`.slice(0, 21).padEnd(22);
  const to = `${leg.target.city.toUpperCase()} (${leg.to})`.slice(0, 21).padEnd(22);
  const arrival = `${write(leg.arrival, 'HHmm')} ${capitals(leg.arrival)}`;
  return `${from}${leg.airline} ${String(leg.number).padEnd(5)}${leg.booked ?? 'Y'}  ${capitals(leg.departure)}  ${write(leg.departure, 'HHmm')}  ${(leg.fareBasis ?? '').padEnd(10)}${(leg.baggage ?? '').padEnd(5)} OK\n${to}LLEGADA/ARRIVAL ${arrival}`;
}

/** A ticket of the KIU system, which Latin American airlines print in two languages. */
export const kiuTicket: Layout = {
  name: 'kiu-ticket',
  group: 5,
  language: 'es',
  prints: ['baggage', 'pnr'],
  documents: {
    'caracas-madrid': {
      locator: 'QZLMVT',
      travellers: ['BOLIVAR/ANDREINA'],
      tickets: ['663-2411098723'],
      issuedOn: '2026-05-25',
      receivedOn: '2026-05-25',
      sender: 'Plus Ultra <noreply@kiusys.com>',
      legs: [
        {
          flight: 'PU 702',
          from: 'CCS',
          to: 'MAD',
          departs: '2026-07-16 18:30',
          takes: '8:50',
          booked: 'S',
          fareBasis: 'SOWVE',
          baggage: '2PC',
        },
        {
          flight: 'PU 701',
          from: 'MAD',
          to: 'CCS',
          departs: '2026-08-18 13:30',
          takes: '9:10',
          booked: 'V',
          fareBasis: 'VOWES',
          baggage: '2PC',
        },
      ],
    },
    'one-way': {
      locator: 'HKTRPA',
      travellers: ['QUISPE/RODRIGO', 'QUISPE/LUCIA'],
      tickets: ['742-2410076604', '742-2410076605'],
      issuedOn: '2025-12-10',
      receivedOn: '2025-12-11',
      legs: [
        {
          flight: '9V 1230',
          from: 'BOG',
          to: 'CCS',
          departs: '2026-01-04 15:40',
          takes: '1:55',
          booked: 'Y',
          fareBasis: 'YOW',
          baggage: '23K',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const airline = carrierOf(legs[0]?.airline ?? '').toUpperCase();
    return typewriter(`
                         E-TICKET ITINERARY RECEIPT
                      RECIBO DE PASAJE ELECTRONICO

${airline}
RIF/NIT  J-00000000-0

NAME/NOMBRE            ${travellers.join(' / ')}
TICKET NRO             ${tickets.join(' / ')}
ISSUE DATE/FECHA DE EMISION   ${capitals(issuedOn, 'dd MMM yyyy')}
ISSUE AGENT/AGENTE EMISOR     ${legs[0]?.from ?? ''}00${legs[0]?.airline ?? ''}WWW
BOOKING REF./CODIGO DE RESERVA  C1/${locator}
FOID/D.IDENTIDAD       PP000000000

FROM/TO               FLIGHT  CL DATE   DEP   FARE      BAG   ST
DESDE/HACIA           VUELO   CL FECHA  HORA  BASE TAR. EQP.  ESTATUS
${legs.map(printLeg).join('\n')}

ENDORSEMENTS/ENDOSOS   NON END/NON REF/CHNG FEE USD 100
CONJUNCTION TKT
FARE CALC./CALCULO TARIFA
${legs[0]?.from ?? ''} ${legs[0]?.airline ?? ''} ${legs[0]?.to ?? ''}310.00${legs.length > 1 ? `${legs[0]?.airline ?? ''} ${legs[0]?.from ?? ''}340.00` : ''}NUC${legs.length > 1 ? '650.00' : '310.00'}END ROE1.00
FORM OF PAYMENT/F.PAGO  CC VIXXXXXXXXXXXX1092 AUT 004418
TOURCODE
FARE/TARIFA            USD 310.00
TAX/TASAS              USD 18.60YN  40.00AK  12.00JD  70.00YQ
TOTAL                  USD 450.60

AVISO: EL TRANSPORTE Y OTROS SERVICIOS PROVISTOS POR LA COMPANIA ESTAN SUJETOS A LAS
CONDICIONES DE TRANSPORTE, LAS CUALES SE INCORPORAN POR REFERENCIA. PRESENTARSE EN EL
AEROPUERTO 4 HORAS ANTES EN VUELOS INTERNACIONALES. EL MOSTRADOR CIERRA 90 MINUTOS ANTES.
EQUIPAJE DE MANO PERMITIDO: 1 PIEZA DE 10 KG MAXIMO 115 CM LINEALES.
`);
  },
};
