import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { type Place, nationOf } from '../../places.ts';
import { capitals, writeDuration } from '../../write-time.ts';

const WIDTH = 77;
const spread = (left: string, right: string): string => left.padEnd(WIDTH - right.length) + right;
const day = (leg: Leg, end: 'departure' | 'arrival'): string =>
  capitals(leg[end], 'dd MMM HH:mm', 'es');
const cityOf = ({ city }: Place): string => city.replace('Seville', 'Sevilla').toUpperCase();
const where = (place: Place, terminal = ''): string =>
  `${cityOf(place)}, ${nationOf(place)} (${place.name})${terminal ? `, TERMINAL ${terminal}` : ''}`.toUpperCase();

const noted = (label: string, value: string | undefined): string[] =>
  value ? [`${' '.repeat(11)}${label.padEnd(26)}${value}`] : [];

function printLeg(leg: Leg): string {
  return [
    spread(
      `VUELO      ${leg.flight} - ${carrierOf(leg.airline).toUpperCase()}`,
      capitals(leg.departure, 'EEE dd MMMM yyyy', 'es'),
    ),
    '-'.repeat(WIDTH),
    spread(`SALIDA:    ${where(leg.origin, leg.terminals?.[0])}`, day(leg, 'departure')),
    spread(`LLEGADA:   ${where(leg.target, leg.terminals?.[1])}`, day(leg, 'arrival')),
    spread(
      `           RESERVA CONFIRMADA, TURISTA (${leg.booked ?? 'Y'})`,
      `DURACION: ${writeDuration(leg.minutes, 'HH:mm')}`,
    ),
    '- '.repeat(39).trim(),
    ...noted('EQUIPAJE PERMITIDO:', leg.baggage),
    ...noted('COMIDA:', leg.meal),
    ...noted('ASIENTO:', leg.seat),
    `SIN ESCALA ${cityOf(leg.origin)} A ${cityOf(leg.target)}`,
    ...noted('OPERADO POR:', leg.operatedBy),
    ...noted('EQUIPO:', leg.aircraft),
    '',
  ].join('\n');
}

/** The plain itinerary of Amadeus in Spanish. */
export const amadeusSpanish: Layout = {
  name: 'amadeus-spanish',
  group: 1,
  language: 'es',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'madrid-buenos-aires': {
      locator: '4HTQKM',
      travellers: ['CIFUENTES/PILAR MRS'],
      issuedOn: '2026-09-21',
      receivedOn: '2026-09-21',
      sender: '"Travel Document" <itinerary@amadeus.com>',
      legs: [
        {
          flight: 'UX 4013',
          from: 'SVQ',
          to: 'MAD',
          departs: '2026-12-20 19:00',
          takes: '1:10',
          terminals: ['', '2'],
          booked: 'T',
          aircraft: 'ATR 72',
          baggage: '1PC',
          operatedBy: 'SWIFTAIR',
        },
        {
          flight: 'UX 41',
          from: 'MAD',
          to: 'EZE',
          departs: '2026-12-20 23:55',
          takes: '12:50',
          terminals: ['1', 'A'],
          booked: 'T',
          aircraft: 'BOEING 787-9',
          meal: 'CENA',
          baggage: '1PC',
          seats: ['22K'],
        },
        {
          flight: 'UX 42',
          from: 'EZE',
          to: 'MAD',
          departs: '2027-01-08 12:25',
          takes: '12:10',
          terminals: ['A', '1'],
          booked: 'Q',
          aircraft: 'BOEING 787-9',
          meal: 'ALMUERZO',
          baggage: '1PC',
          seats: ['24A'],
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return typewriter(`
VIAJES GUADALQUIVIR                           LOCALIZADOR: ${locator}
AVENIDA DE LA CONSTITUCION 7                  FECHA:       ${capitals(issuedOn, 'dd MMMM yyyy', 'es')}
41004 SEVILLA
ESPANA                                        ${travellers[0] ?? ''}


${legs.map(printLeg).join('\n')}
INFORMACION GENERAL
PRESENTACION EN EL AEROPUERTO: 3 HORAS ANTES DE LA SALIDA DEL VUELO INTERNACIONAL.
BILLETE NO REEMBOLSABLE. CAMBIOS: EUR 150 MAS DIFERENCIA DE TARIFA. PASAPORTE CON
VALIDEZ MINIMA DE 6 MESES. TELEFONO DE URGENCIAS: +34 955 000 112.
`);
  },
};
