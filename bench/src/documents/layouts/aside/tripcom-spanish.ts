import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { waitMinutes } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const end = (place: Leg['origin'], at: Leg['departure'], terminal = ''): string =>
  `${at.time}\n${write(at, 'EEE, d MMM', 'es')}\n${place.code} ${place.name}${terminal && ` T${terminal}`}`;

function printWay(label: string, legs: readonly Leg[]): Block[] {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return [];
  return [
    text(`${label}   ${first.origin.city} - ${last.target.city}`, { bold: true, size: 11 }),
    ...legs.flatMap((leg, at) => {
      const next = legs[at + 1];
      return [
        table(
          [
            [
              end(leg.origin, leg.departure, leg.terminals?.[0]),
              `${writeDuration(leg.minutes, "H'h 'm'm'")}\n${carrierOf(leg.airline)}\n${leg.airline}${leg.number} · ${leg.aircraft ?? ''}\n${leg.cabin ?? 'Turista'}`,
              end(leg.target, leg.arrival, leg.terminals?.[1]),
            ],
          ],
          { widths: [34, 32, 34], copied: 'cells' },
        ),
        ...(next
          ? [
              text(
                `Escala en ${leg.target.city}: ${writeDuration(waitMinutes(leg, next), "H'h 'm'm'")} · El equipaje se factura hasta el destino final`,
                { size: 8 },
              ),
            ]
          : []),
      ];
    }),
    rule,
  ];
}

/** Trip.com's confirmation in Spanish: a card a way, day and clock at both ends of each flight, no year but at the top. */
export const tripcomSpanish: Layout = {
  name: 'tripcom-spanish',
  group: 9,
  language: 'es',
  prints: ['aircraft', 'duration', 'baggage', 'pnr'],
  documents: {
    'madrid-bali': {
      locator: 'TC7QWM',
      travellers: ['OLLER/SANDRA', 'PASCUAL/ORIOL'],
      issuedOn: '2026-12-17',
      receivedOn: '2026-12-17',
      sender: 'Trip.com <es_noreply@trip.com>',
      extra: { there: '2', bag: '25 kg' },
      legs: [
        {
          flight: 'QR 148',
          from: 'MAD',
          to: 'DOH',
          departs: '2027-02-19 15:50',
          takes: '6:55',
          terminals: ['4S', ''],
          aircraft: 'Airbus A350-900',
          baggage: '25 kg',
        },
        {
          flight: 'QR 962',
          from: 'DOH',
          to: 'DPS',
          departs: '2027-02-20 02:20',
          takes: '9:50',
          terminals: ['', 'I'],
          aircraft: 'Boeing 777-300ER',
          baggage: '25 kg',
        },
        {
          flight: 'QR 961',
          from: 'DPS',
          to: 'DOH',
          departs: '2027-03-07 19:05',
          takes: '10:15',
          terminals: ['I', ''],
          aircraft: 'Boeing 777-300ER',
          baggage: '25 kg',
        },
        {
          flight: 'QR 149',
          from: 'DOH',
          to: 'MAD',
          departs: '2027-03-08 08:15',
          takes: '7:35',
          terminals: ['', '4S'],
          aircraft: 'Airbus A350-900',
          baggage: '25 kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    const turn = Number(extra['there']);
    return sheet(
      text('Trip.com', { size: 15, bold: true, band: true }),
      title('¡Billetes emitidos!', 15),
      text(
        'Tus billetes se han emitido correctamente. Facilita la referencia de reserva de la aerolínea y tu documento de identidad al facturar.',
      ),
      table(
        [
          ['N.º de reserva', '1417733208126644'],
          ['Referencia de reserva de la aerolínea (PNR)', locator],
          ['Fecha de la reserva', `${write(issuedOn, "d 'de' MMMM 'de' yyyy", 'es')}, 19:08`],
        ],
        { widths: [45, 55], copied: 'tabs' },
      ),
      rule,
      ...printWay('Ida', legs.slice(0, turn)),
      ...printWay('Vuelta', legs.slice(turn)),
      text('Pasajeros', { bold: true, size: 11 }),
      table(
        [
          ['Nombre (apellidos/nombre)', 'N.º de billete', 'Facturado', 'De mano'],
          ...travellers.map((name, at) => [
            name,
            `157-241773388${at}`,
            extra['bag'] ?? '',
            '1 × 7 kg',
          ]),
        ],
        { widths: [36, 28, 18, 18], head: true, size: 8.5 },
      ),
      gap,
      table(
        [
          ['Adulto (tarifa y tasas)', '684,20 € × 2'],
          ['Trip Coins utilizadas', '- 4,17 €'],
          ['Total', '1.364,23 €'],
        ],
        { widths: [60, 40], size: 8.5 },
      ),
      small(
        'Todas las horas son locales. Llega al aeropuerto al menos 3 horas antes; los mostradores cierran 60 minutos antes de la salida. Política de cambios: 110 € por pasajero más la diferencia de tarifa antes de la salida; después, no se permite. Cancelación: 220 € por pasajero. Los pasajeros con escala deben comprobar si necesitan visado de tránsito. Indonesia exige e-VOA y la declaración All Indonesia hasta 72 h antes de llegar. Reserva tu hotel en Denpasar desde 19 € o un traslado desde 8 €. Atención al cliente 24 h: +34 911 000 417. Trip.com Travel Singapore Pte. Ltd.',
      ),
    );
  },
};
