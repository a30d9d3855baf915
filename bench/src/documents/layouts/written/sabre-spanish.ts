import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { stateOf } from '../../places.ts';
import { gap, sheet, small, table, text, title } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

const LANDS: Readonly<Record<string, string>> = { UY: 'URUGUAY', PA: 'PANAMA', AR: 'ARGENTINA' };

function placeIn(leg: Leg, side: 0 | 1): string {
  const place = side === 0 ? leg.origin : leg.target;
  const land = LANDS[place.country] ?? stateOf(place);
  const end = side === 0 ? leg.departure : leg.arrival;
  const shifted = side === 1 && leg.days > 0 ? `\nFecha ${write(end, 'dd MMM yy', 'es')}` : '';
  const terminal = leg.terminals?.[side];
  return [
    `${place.city}, ${land}`.toUpperCase(),
    place.name.toUpperCase(),
    `Hora ${write(end, 'h:mma').toLowerCase()}${shifted}`,
    ...(terminal ? [`Terminal ${terminal}`] : []),
  ].join('\n');
}

/** Sabre's receipt in Spanish: names of cities alone, the codes only in the line of the fare. */
export const sabreSpanish: Layout = {
  name: 'sabre-spanish',
  group: 4,
  language: 'es',
  prints: ['seat', 'baggage', 'pnr'],
  documents: {
    conexion: {
      locator: 'QHTKMW',
      travellers: ['BENAVIDES/LUCIA MS'],
      tickets: ['2302410887731'],
      issuedOn: '2026-12-14',
      receivedOn: '2026-12-15',
      extra: { fare: 'MVD CM X/PTY CM SFO 512.00NUC512.00END ROE1.00', total: 'USD 688.41' },
      legs: [
        {
          flight: 'CM 284',
          from: 'MVD',
          to: 'PTY',
          departs: '2027-02-18 01:38',
          takes: '7:15',
          cabin: 'Turista',
          booked: 'E',
          fareBasis: 'EAA4AZFP',
          baggage: '1PC',
          seats: ['19D'],
        },
        {
          flight: 'CM 382',
          from: 'PTY',
          to: 'SFO',
          departs: '2027-02-18 09:20',
          takes: '7:05',
          terminals: ['', 'INTERNATIONAL'],
          cabin: 'Turista',
          booked: 'E',
          fareBasis: 'EAA4AZFP',
          baggage: '1PC',
          seats: ['22A'],
        },
      ],
    },
    nocturno: {
      locator: 'WLKTQZ',
      travellers: ['ECHEVERRIA/TOMAS MR'],
      tickets: ['0442410661209'],
      issuedOn: '2027-03-02',
      receivedOn: '2027-03-02',
      extra: {
        fare: 'BUE AR MIA Q40.00 288.00AR BUE Q40.00 301.00NUC669.00END ROE1.00',
        total: 'USD 1004.90',
      },
      legs: [
        {
          flight: 'AR 1302',
          from: 'EZE',
          to: 'MIA',
          departs: '2027-05-30 23:20',
          takes: '9:05',
          terminals: ['A', 'CONCOURSE H'],
          cabin: 'Turista',
          booked: 'N',
          fareBasis: 'NPLUS',
          baggage: '1PC',
          seats: ['11L'],
        },
        {
          flight: 'AR 1303',
          from: 'MIA',
          to: 'EZE',
          departs: '2027-06-14 21:30',
          takes: '8:50',
          terminals: ['CONCOURSE H', 'A'],
          cabin: 'Turista',
          booked: 'Q',
          fareBasis: 'QPLUS',
          baggage: '1PC',
          seats: ['12A'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs, extra }) {
    return sheet(
      title('Recibo de pasaje electrónico', 15),
      text('Preparado para', { bold: true }),
      text(travellers[0] ?? '', { size: 12 }),
      gap,
      table(
        [
          ['CÓDIGO DE RESERVACIÓN', locator],
          ['FECHA DE EMISIÓN', capitals(issuedOn, 'dd MMM yy', 'es')],
          ['NÚMERO DE BOLETO', tickets[0] ?? ''],
          ['AEROLÍNEA EMISORA', carrierOf(legs[0]?.airline ?? '').toUpperCase()],
          ['AGENTE EMISOR', 'VIAJES LA RAMBLA/7QK'],
        ],
        { widths: [32, 68] },
      ),
      gap,
      text('Detalles del itinerario', { bold: true, size: 12 }),
      table(
        [
          ['FECHA DE VIAJE', 'AEROLÍNEA', 'SALIDA', 'LLEGADA', 'OTRAS NOTAS'],
          ...legs.map((leg) => [
            write(leg.departure, 'dd MMM yy', 'es'),
            `${carrierOf(leg.airline).toUpperCase()}\n${leg.flight}`,
            placeIn(leg, 0),
            placeIn(leg, 1),
            [
              `Cabina ${leg.cabin ?? ''}`,
              `Clase ${leg.booked ?? ''}`,
              `Número de asiento ${leg.seat ?? ''}`,
              `Límite de equipaje ${leg.baggage ?? ''}`,
              'Estado de la reserva CONFIRMADA',
              `Base tarifaria ${leg.fareBasis ?? ''}`,
              `No válido después de ${write(leg.departure, 'dd MMM', 'es')}`,
            ].join('\n'),
          ]),
        ],
        { widths: [13, 17, 22, 22, 26], size: 8, head: true, ruled: true },
      ),
      gap,
      text('Detalles de pago/tarifa', { bold: true }),
      table(
        [
          ['Forma de pago', 'TARJETA DE CRÉDITO - VISA : XXXXXXXXXXXX 3108'],
          ['Endosos / restricciones', 'NO END/NO REF/CAMBIOS USD 150 + DIF TARIFA'],
          ['Cálculo de tarifa', extra['fare'] ?? ''],
          ['Tasas/impuestos/cargos', 'USD 42.00XR USD 5.60AY USD 22.20US USD 7.00XY USD 6.71YC'],
          ['Tarifa total', extra['total'] ?? ''],
        ],
        { widths: [32, 68], size: 8 },
      ),
      small(
        'Se requiere identificación para el check-in. El transporte y otros servicios prestados por la aerolínea están sujetos a las condiciones del contrato de transporte. Datos protegidos: consulte la política de privacidad del transportista.',
      ),
    );
  },
};
