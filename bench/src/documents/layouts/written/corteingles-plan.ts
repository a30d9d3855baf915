import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { capitals, write, writeDuration } from '../../write-time.ts';

const city = (place: Leg['origin']): string => place.city.toUpperCase();

function printFlight(leg: Leg): readonly string[] {
  const operator = leg.operatedBy ? `\nOPERADO POR ${leg.operatedBy}` : '';
  const next = leg.days > 0 ? `\n(${write(leg.arrival, 'dd/MM', 'es')})` : '';
  const terminal = (side: 0 | 1): string =>
    leg.terminals?.[side] ? `\nTERM. ${leg.terminals[side]}` : '';
  return [
    `${capitals(leg.departure, 'EEE', 'es')}\n${write(leg.departure, 'dd/MM/yyyy')}`,
    `${leg.airline} ${String(leg.number).padStart(4, '0')}\n${carrierOf(leg.airline).toUpperCase()}${operator}`,
    `${city(leg.origin)}\n(${leg.from})${terminal(0)}`,
    `${city(leg.target)}\n(${leg.to})${terminal(1)}`,
    leg.departure.time,
    `${leg.arrival.time}${next}`,
    `${leg.booked ?? ''}\nOK`,
    leg.baggage ?? '',
  ];
}

/** The plan of a Spanish high street agency: a narrow table with wrapped cells, then lines of details by number of flight. */
export const corteinglesPlan: Layout = {
  name: 'corteingles-plan',
  group: 9,
  language: 'es',
  prints: ['aircraft', 'duration', 'meal', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'valencia-lima': {
      locator: 'JQ7KWT',
      travellers: ['BALLESTER ORTS / AMPARO SRA', 'CERVERA GIL / VICENT SR'],
      tickets: ['075-2417733841', '075-2417733842'],
      issuedOn: '2027-03-03',
      receivedOn: '2027-03-04',
      extra: { file: '0417/1180-27' },
      legs: [
        {
          flight: 'IB 8963',
          from: 'VLC',
          to: 'MAD',
          departs: '2027-05-04 08:45',
          takes: '1:05',
          terminals: ['', '4'],
          booked: 'O',
          baggage: '1PC',
          aircraft: 'CRJ-1000',
          operatedBy: 'AIR NOSTRUM',
        },
        {
          flight: 'IB 6651',
          from: 'MAD',
          to: 'LIM',
          departs: '2027-05-04 12:25',
          takes: '12:00',
          terminals: ['4S', ''],
          booked: 'O',
          baggage: '1PC',
          aircraft: 'AIRBUS A350-900',
          meal: 'ALMUERZO',
        },
        {
          flight: 'IB 6650',
          from: 'LIM',
          to: 'MAD',
          departs: '2027-05-19 19:55',
          takes: '11:40',
          terminals: ['', '4S'],
          booked: 'Q',
          baggage: '1PC',
          aircraft: 'AIRBUS A350-900',
          meal: 'CENA',
        },
        {
          flight: 'IB 8974',
          from: 'MAD',
          to: 'VLC',
          departs: '2027-05-20 17:50',
          takes: '1:00',
          terminals: ['4', ''],
          booked: 'Q',
          baggage: '1PC',
          aircraft: 'CRJ-1000',
          operatedBy: 'AIR NOSTRUM',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs, extra }) {
    return sheet(
      table(
        [
          [
            'VIAJES EL CORTE INGLÉS\nSucursal 417 Valencia - Colón\nTel. 963 550 117',
            `EXPEDIENTE  ${extra['file'] ?? ''}\nFECHA  ${write(issuedOn, 'dd/MM/yyyy')}   HORA  18:42\nATENDIDO POR  MTE`,
          ],
        ],
        { widths: [58, 42], size: 8.5 },
      ),
      title('PLAN DE VIAJE', 14),
      text(
        travellers
          .map((name, at) => `${name}     BILLETE ELECTRÓNICO ${tickets[at] ?? ''}`)
          .join('\n'),
      ),
      text(`LOCALIZADOR COMPAÑÍA AÉREA: ${locator}`, { bold: true }),
      gap,
      table(
        [
          ['FECHA', 'VUELO', 'ORIGEN', 'DESTINO', 'SALIDA', 'LLEGADA', 'CL/EST', 'EQUIP.'],
          ...legs.map(printFlight),
        ],
        { widths: [13, 20, 17, 17, 9, 9, 8, 7], head: true, ruled: true, size: 8 },
      ),
      gap,
      text('INFORMACIÓN DE LOS VUELOS', { bold: true }),
      ...legs.map((leg) =>
        text(
          `${leg.airline} ${String(leg.number).padStart(4, '0')}  DURACIÓN: ${writeDuration(leg.minutes, 'HH:mm')}  AVIÓN: ${leg.aircraft ?? ''}${leg.meal ? `  COMIDA: ${leg.meal}` : ''}  SIN PARADAS`,
          { size: 8 },
        ),
      ),
      rule,
      text('HOTEL', { bold: true }),
      table(
        [
          [
            'CASA ANDINA PREMIUM MIRAFLORES\nAV. LA PAZ 463, LIMA',
            'ENTRADA 04/05/2027\nSALIDA 07/05/2027',
            '1 DOBLE, ALOJAMIENTO Y DESAYUNO\nBONO 27-0041773',
          ],
        ],
        { widths: [40, 24, 36], size: 8 },
      ),
      text('TRASLADO', { bold: true }),
      text('04/05/2027  AEROPUERTO - HOTEL, REGULAR, 2 PERSONAS. CONDITUR PERÚ +51 1 555 0144', {
        size: 8,
      }),
      rule,
      table(
        [
          [
            'BILLETES 2 X 846,00',
            'TASAS 2 X 161,27',
            'GASTOS DE EMISIÓN 2 X 25,00',
            'TOTAL EUR 2.064,54',
          ],
        ],
        { widths: [25, 25, 28, 22], size: 8 },
      ),
      small(
        'LES RECORDAMOS PRESENTARSE EN EL AEROPUERTO CON 3 HORAS DE ANTELACIÓN EN VUELOS INTERNACIONALES. PASAPORTE EN VIGOR CON VALIDEZ MÍNIMA DE SEIS MESES. BILLETE NO REEMBOLSABLE, CAMBIOS 150,00 EUR MÁS DIFERENCIA DE TARIFA. SEGURO VACACIONAL PÓLIZA 07-4417-CI, ASISTENCIA 24 HORAS +34 910 550 142. FINANCIACIÓN EN 6 MESES SIN INTERESES HASTA EL 31/03/2027. VIAJES EL CORTE INGLÉS S.A., CICMA 59 HERMOSILLA 112, 28009 MADRID. CIF A28229813.',
      ),
    );
  },
};
