import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, serifSheet, small, table, text, title } from '../../sheet.ts';
import { capitals } from '../../write-time.ts';

/** A KIU receipt as a Spanish table: days and clocks in columns of their own. */
export const kiuSpanish: Layout = {
  name: 'kiu-spanish',
  group: 5,
  language: 'es',
  prints: ['baggage', 'pnr'],
  documents: {
    'quito-bogota': {
      locator: 'LMQTZR',
      travellers: ['ANDRADE/FERNANDO'],
      tickets: ['134-2410992201'],
      issuedOn: '2026-10-19',
      receivedOn: '2026-10-19',
      legs: [
        {
          flight: 'AV 7384',
          from: 'UIO',
          to: 'BOG',
          departs: '2026-12-11 05:55',
          takes: '1:40',
          booked: 'O',
          baggage: '23K',
        },
        {
          flight: 'AV 9306',
          from: 'BOG',
          to: 'MDE',
          departs: '2026-12-11 09:20',
          takes: '1:05',
          booked: 'O',
          baggage: '23K',
        },
        {
          flight: 'AV 9437',
          from: 'MDE',
          to: 'BOG',
          departs: '2027-01-03 20:10',
          takes: '1:05',
          booked: 'O',
          baggage: '23K',
        },
        {
          flight: 'AV 8373',
          from: 'BOG',
          to: 'UIO',
          departs: '2027-01-03 23:25',
          takes: '1:45',
          booked: 'O',
          baggage: '23K',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return serifSheet(
      title('BOLETO ELECTRÓNICO - RECIBO DE ITINERARIO', 13),
      text(
        `Aerolínea emisora: ${carrierOf(legs[0]?.airline ?? '').toUpperCase()}     RUC 0000000000001`,
      ),
      table(
        [
          ['Pasajero', travellers[0] ?? '', 'Localizador', `C1/${locator}`],
          [
            'Ticket Nro',
            tickets[0] ?? '',
            'Fecha emisión',
            capitals(issuedOn, 'dd-MMM-yyyy', 'es'),
          ],
          ['Identificación', 'NI0000000000', 'Agente', 'UIO00KIU02'],
        ],
        { widths: [17, 38, 20, 25], ruled: true },
      ),
      gap,
      table(
        [
          ['Desde', 'Hacia', 'Vuelo', 'Cl', 'Fecha', 'Sale', 'Llega', 'Fecha', 'Eqp.', 'Est.'],
          ...legs.map((leg) => [
            `${leg.from} ${leg.origin.city}`,
            `${leg.to} ${leg.target.city}`,
            `${leg.airline}${leg.number}`,
            leg.booked ?? '',
            capitals(leg.departure, 'ddMMM', 'es'),
            leg.departure.time,
            leg.arrival.time,
            capitals(leg.arrival, 'ddMMM', 'es'),
            leg.baggage ?? '',
            'OK',
          ]),
        ],
        { widths: [16, 16, 12, 5, 11, 9, 9, 11, 7, 6], size: 8, head: true, ruled: true },
      ),
      gap,
      text(
        'Forma de pago: TARJETA DE CREDITO DC XXXXXXXXXX4471   Tarifa USD 188.00   Impuestos EC 22.56 ED 50.20 CO 37.00   Total USD 297.76',
      ),
      text('Cálculo: UIO AV X/BOG AV MDE94.00AV X/BOG AV UIO94.00NUC188.00END ROE1.00'),
      text('Endosos: NO REEMB/NO ENDOSABLE/CAMBIOS CON PENALIDAD'),
      small(
        'Presentarse en el aeropuerto con 3 horas de anticipación. El transporte se rige por el contrato de transporte de la aerolínea. Conserve este recibo para fines migratorios. Los datos de vuelos están expresados en hora local.',
      ),
    );
  },
};
