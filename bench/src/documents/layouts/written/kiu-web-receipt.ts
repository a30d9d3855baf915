import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Place } from '../../places.ts';
import { gap, rule, sheet, small, table, text } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

const place = ({ city, code }: Place): string => `${city.toUpperCase()}\n(${code})`;

/** KIU's receipt as airlines sell it on their pages: labels in two languages, departure and arrival one below the other in a cell. */
export const kiuWebReceipt: Layout = {
  name: 'kiu-web-receipt',
  group: 5,
  language: 'es',
  prints: ['baggage', 'pnr'],
  documents: {
    'satena-bogota-caracas': {
      locator: 'KWTZQH',
      travellers: ['CASTELBLANCO/YURANY MS'],
      tickets: ['035-2410044171/5'],
      issuedOn: '2026-10-14',
      receivedOn: '2026-10-14',
      extra: {
        name: 'SERVICIO AEREO A TERRITORIOS NACIONALES S.A.',
        tax: 'NIT 000.000.000-0',
        fare: 'COP 612.000|COP 116.280 YS   COP 61.400 CO   COP 214.900 JS   COP 98.700 YN|COP 1.103.280',
        calculation: 'BOG 9R CCS306000.00 9R BOG306000.00COP612000.00END',
      },
      legs: [
        {
          flight: '9R 8710',
          from: 'BOG',
          to: 'CCS',
          departs: '2026-11-27 06:40',
          takes: '1:55',
          booked: 'T',
          fareBasis: 'TPROMO',
          baggage: '1PC 23K',
        },
        {
          flight: '9R 8711',
          from: 'CCS',
          to: 'BOG',
          departs: '2026-12-06 10:35',
          takes: '2:00',
          booked: 'T',
          fareBasis: 'TPROMO',
          baggage: '1PC 23K',
        },
      ],
    },
    'conviasa-panama-caracas': {
      locator: 'ZBQKTH',
      travellers: ['SANOJA/EUDOMAR MR', 'SANOJA/MAIRIN MISS(CHD)'],
      tickets: ['308-2410090017/0', '308-2410090018/1'],
      issuedOn: '2027-01-19',
      receivedOn: '2027-01-20',
      sender: 'CONVIASA <noreply@kiusys.com>',
      extra: {
        name: 'CONSORCIO VENEZOLANO DE INDUSTRIAS AERONAUTICAS',
        tax: 'RIF G-00000000-0',
        fare: 'USD 370.00|USD 25.90 YN   USD 72.00 AK   USD 40.00 F3   USD 8.00 FZ|USD 515.90',
        calculation: 'PTY V0 CCS185.00NUC185.00END ROE1.00',
      },
      legs: [
        {
          flight: 'V0 3711',
          from: 'PTY',
          to: 'CCS',
          departs: '2027-03-07 22:50',
          takes: '2:15',
          booked: 'M',
          fareBasis: 'MOWPA',
          baggage: '2PC 23K',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs, extra }) {
    const [fare = '', taxes = '', total = ''] = (extra['fare'] ?? '').split('|');
    return sheet(
      text(carrierOf(legs[0]?.airline ?? '').toUpperCase(), { size: 16, bold: true }),
      small(`${extra['name'] ?? ''}   ${extra['tax'] ?? ''}`),
      text('E-TICKET   RECIBO DE ITINERARIO / ITINERARY RECEIPT', {
        size: 11,
        bold: true,
        band: true,
      }),
      table(
        [
          ['PASAJERO / PASSENGER', 'BOLETO NRO / TICKET NUMBER', 'DOCUMENTO / ID'],
          ...travellers.map((name, at) => [name, tickets[at] ?? '', 'PP 000000000']),
        ],
        { widths: [42, 34, 24], head: true, size: 8.5 },
      ),
      table(
        [
          [
            'CODIGO DE RESERVA\nBOOKING REF.',
            'FECHA DE EMISION\nISSUE DATE',
            'AGENTE EMISOR\nISSUING AGENT',
          ],
          [
            `C1/${locator}`,
            capitals(issuedOn, 'dd MMM yyyy', 'es'),
            `WEB00${legs[0]?.airline ?? ''}WWW`,
          ],
        ],
        { widths: [34, 33, 33], size: 8.5, ruled: true },
      ),
      gap,
      text('ITINERARIO / ITINERARY', { bold: true }),
      table(
        [
          [
            'DESDE\nFROM',
            'HACIA\nTO',
            'VUELO\nFLIGHT',
            'FECHA\nDATE',
            'SALIDA/LLEGADA\nDEP/ARR',
            'CL',
            'BASE TARIFARIA\nFARE BASIS',
            'EQP.\nBAG',
            'ST',
          ],
          ...legs.map((leg) => [
            place(leg.origin),
            place(leg.target),
            leg.flight,
            capitals(leg.departure, 'ddMMM', 'es'),
            `${write(leg.departure, 'HH:mm')}\n${write(leg.arrival, 'HH:mm')}${leg.days > 0 ? ` ${capitals(leg.arrival, 'ddMMM', 'es')}` : ''}`,
            leg.booked ?? 'Y',
            leg.fareBasis ?? '',
            leg.baggage ?? '',
            'OK',
          ]),
        ],
        { widths: [15, 15, 11, 10, 17, 5, 14, 9, 4], head: true, ruled: true, size: 8 },
      ),
      gap,
      table(
        [
          ['TARIFA / FARE', fare],
          ['IMPUESTOS / TAXES', taxes],
          ['TOTAL', total],
          ['CALCULO / FARE CALC.', extra['calculation'] ?? ''],
          ['FORMA DE PAGO / F.O.P.', 'CC CAXXXXXXXXXXXX1147 EXP 0829 AUT 417702'],
          [
            'ENDOSOS / ENDORSEMENTS',
            'NO ENDOSABLE NO REEMBOLSABLE CAMBIO CON CARGO NVB/NVA SEGUN TARIFA',
          ],
        ],
        { widths: [28, 72], size: 8 },
      ),
      rule,
      small(
        'PRESENTARSE EN EL AEROPUERTO: VUELOS NACIONALES 2 HORAS ANTES, INTERNACIONALES 3 HORAS ANTES. EL MOSTRADOR CIERRA 60 MINUTOS ANTES DE LA SALIDA. EQUIPAJE DE MANO 1 PIEZA DE 8 KG (55 X 35 X 25 CM). VACUNA CONTRA LA FIEBRE AMARILLA RECOMENDADA 10 DIAS ANTES DEL VIAJE. LOS HORARIOS ESTAN EXPRESADOS EN HORA LOCAL Y PUEDEN VARIAR.',
      ),
      small(
        'AVISO: EL TRANSPORTE ESTA SUJETO A LAS CONDICIONES DEL CONTRATO, QUE SE INCORPORAN POR REFERENCIA. DERECHO DE RETRACTO: 48 HORAS DESDE LA COMPRA. ATENCION AL PASAJERO LUNES A VIERNES 07:00 A 19:00.',
      ),
    );
  },
};
