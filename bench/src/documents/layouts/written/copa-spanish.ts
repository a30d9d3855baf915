import type { Layout } from '../../layout.ts';
import { type Leg, waitMinutes } from '../../legs.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

/** `6:20 a. m.` */
const clock = (end: Leg['departure']): string =>
  write(end, 'h:mm a').replace('AM', 'a. m.').replace('PM', 'p. m.');
const day = (date: Leg['departure']): string => write(date, 'EEE, d MMM. yyyy', 'es');

/** Copa's itinerary in Spanish: a line a label, clocks of twelve hours, the stay in Panama between. */
export const copaSpanish: Layout = {
  name: 'copa-spanish',
  group: 5,
  language: 'es',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'pnr'],
  documents: {
    'buenos-aires-cancun': {
      locator: 'BWQ5TK',
      travellers: ['Sra. Josefina Urquiola'],
      tickets: ['230-2417730041'],
      issuedOn: '2026-07-09',
      receivedOn: '2026-07-09',
      sender: 'Copa Airlines <itinerario@cns.copaair.com>',
      legs: [
        {
          flight: 'CM 364',
          from: 'EZE',
          to: 'PTY',
          departs: '2026-10-06 01:40',
          takes: '7:20',
          terminals: ['A', '2'],
          aircraft: 'Boeing 737 MAX 9',
          seats: ['22F'],
          meal: 'Desayuno',
        },
        {
          flight: 'CM 340',
          from: 'PTY',
          to: 'CUN',
          departs: '2026-10-06 09:15',
          takes: '2:35',
          terminals: ['2', '4'],
          aircraft: 'Boeing 737-800',
          seats: ['19A'],
          meal: 'Refrigerio',
        },
        {
          flight: 'CM 341',
          from: 'CUN',
          to: 'PTY',
          departs: '2026-10-17 15:05',
          takes: '2:35',
          terminals: ['4', '2'],
          aircraft: 'Boeing 737-800',
          seats: ['20F'],
          meal: 'Refrigerio',
        },
        {
          flight: 'CM 279',
          from: 'PTY',
          to: 'EZE',
          departs: '2026-10-17 18:52',
          takes: '7:05',
          terminals: ['2', 'A'],
          aircraft: 'Boeing 737 MAX 9',
          seats: ['24A'],
          meal: 'Cena',
        },
      ],
    },
    'quito-panama-dos-pasajeros': {
      locator: 'ANK4ZT',
      travellers: ['Sr. Wilmer Toapanta', 'Sra. Narcisa Toapanta'],
      tickets: ['230-2417881120', '230-2417881121'],
      issuedOn: '2027-01-04',
      receivedOn: '2027-01-05',
      hides: ['meal'],
      legs: [
        {
          flight: 'CM 158',
          from: 'UIO',
          to: 'PTY',
          departs: '2027-02-03 12:16',
          takes: '1:55',
          terminals: ['', '2'],
          aircraft: 'Boeing 737-800',
          seats: ['11D', '11E'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('CopaAirlines', { size: 15, bold: true, band: true }),
      title('Itinerario de su viaje', 15),
      table(
        [
          ['Código de reservación', locator],
          ['Fecha de compra', write(issuedOn, "d 'de' MMMM 'de' yyyy", 'es')],
          ['Estado', 'Confirmado'],
        ],
        { widths: [35, 65] },
      ),
      gap,
      ...legs.flatMap((leg, at) => {
        const before = legs[at - 1];
        const wait = before ? waitMinutes(before, leg) : Infinity;
        return [
          wait < 1440
            ? text(
                `Escala en ${leg.origin.city} (${leg.from}): ${writeDuration(wait, "H' h 'm' min'")}`,
              )
            : text(at === 0 ? 'IDA' : 'REGRESO', { bold: true, size: 11 }),
          table(
            [
              ['Salida', 'Llegada', 'Vuelo', 'Asiento'],
              [
                `${clock(leg.departure)}\n${day(leg.departure)}\n${leg.origin.city} (${leg.from})${leg.terminals?.[0] ? `\nTerminal ${leg.terminals[0]}` : ''}`,
                `${clock(leg.arrival)}${shift(leg.days, ' (+', ')')}\n${day(leg.arrival)}\n${leg.target.city} (${leg.to})${leg.terminals?.[1] ? `\nTerminal ${leg.terminals[1]}` : ''}`,
                `${leg.airline} ${leg.number}\n${writeDuration(leg.minutes, "H' h 'm' min'")}\n${leg.aircraft ?? ''}`,
                `${leg.seats?.join(', ') ?? ''}\nEconomy Classic${leg.meal ? `\nComida: ${leg.meal}` : ''}`,
              ],
            ],
            { widths: [30, 30, 22, 18], size: 8.5, copied: 'cells' },
          ),
          rule,
        ];
      }),
      text('Pasajeros', { bold: true }),
      table(
        [
          ['Nombre', 'Boleto electrónico', 'ConnectMiles'],
          ...travellers.map((name, at) => [name, tickets[at] ?? '', 'Agregar número']),
        ],
        { widths: [40, 35, 25], head: true, size: 8 },
      ),
      gap,
      table(
        [
          ['Tarifa base', 'USD 418.00'],
          ['Impuestos (XR, AY, PA, FZ, TQ, UK)', 'USD 171.96'],
          ['Total pagado', 'USD 589.96'],
        ],
        { widths: [65, 35], size: 8 },
      ),
      small(
        'Preséntese en el aeropuerto 3 horas antes de la salida. El mostrador cierra 60 minutos antes; la puerta de embarque cierra 15 minutos antes. Equipaje de mano: 1 pieza de 10 kg y un artículo personal. Cambios: cargo de USD 75 más diferencia de tarifa. No reembolsable. Hoteles en Panamá con Stopover: hasta 7 días sin costo adicional en su boleto. Centro de reservaciones: +507 217 2672, 6:00 a. m. a 10:00 p. m. Compañía Panameña de Aviación, S.A., Avenida Principal, Costa del Este.',
      ),
    );
  },
};
