import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

/** SKY's confirmation: a day in words once a flight, clocks with `hrs`, what was bought by passenger below. */
export const skySpanish: Layout = {
  name: 'sky-spanish',
  group: 5,
  language: 'es',
  prints: ['duration', 'seat', 'baggage', 'pnr'],
  documents: {
    'santiago-calama': {
      locator: 'SKW7QT',
      travellers: ['Rosario Quezada', 'Tomás Quezada'],
      issuedOn: '2027-01-21',
      receivedOn: '2027-01-21',
      sender: 'SKY Airline <reservas@skyairline.com>',
      legs: [
        {
          flight: 'H2 131',
          from: 'SCL',
          to: 'CJC',
          departs: '2027-03-13 06:35',
          takes: '2:10',
          seats: ['17A', '17B'],
          baggage: '1 de 23 kg',
        },
        {
          flight: 'H2 138',
          from: 'CJC',
          to: 'SCL',
          departs: '2027-03-18 21:50',
          takes: '2:05',
          seats: ['8E', '8F'],
          baggage: '1 de 23 kg',
        },
      ],
    },
    'lima-miami-night': {
      locator: 'MZQ8TW',
      travellers: ['Milagros Salazar'],
      issuedOn: '2026-09-28',
      receivedOn: '2026-09-28',
      legs: [
        {
          flight: 'H2 800',
          from: 'LIM',
          to: 'MIA',
          departs: '2026-11-27 23:25',
          takes: '5:50',
          seats: ['22C'],
          baggage: '1 de 23 kg',
        },
        {
          flight: 'H2 801',
          from: 'MIA',
          to: 'LIM',
          departs: '2026-12-06 07:40',
          takes: '5:45',
          seats: ['22D'],
          baggage: '2 de 23 kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('SKY', { size: 20, bold: true, band: true }),
      title(`¡${travellers[0]?.split(' ')[0] ?? ''}, tu compra está lista!`, 15),
      text('Este es tu código de reserva, lo necesitarás para hacer tu check-in:'),
      text(locator, { size: 18, bold: true, align: 'center' }),
      text(`Fecha de compra: ${write(issuedOn, 'dd-MM-yyyy')}`, { size: 8, align: 'center' }),
      ...legs.flatMap((leg, at) => [
        rule,
        text(
          `${at === 0 ? 'Vuelo de ida' : 'Vuelo de vuelta'}   ${write(leg.departure, "EEEE d 'de' MMMM 'de' yyyy", 'es')}`,
          { bold: true, size: 11 },
        ),
        table(
          [
            [
              `${leg.departure.time} hrs`,
              `Directo · ${writeDuration(leg.minutes, "H'h 'mm'm'")}`,
              `${leg.arrival.time} hrs${leg.days > 0 ? ' (+1 día)' : ''}`,
            ],
            [
              `${leg.origin.city} (${leg.from})`,
              `${leg.airline} ${leg.number}`,
              `${leg.target.city} (${leg.to})`,
            ],
            [leg.origin.name, `Operado por ${carrierOf(leg.airline)}`, leg.target.name],
          ],
          { widths: [36, 30, 34], size: 10 },
        ),
        text('Tarifa: Standard', { size: 8 }),
      ]),
      gap,
      text('Pasajeros y servicios', { bold: true, size: 11 }),
      table(
        [
          ['Pasajero', 'Tramo', 'Asiento', 'Bolso de mano', 'Equipaje en bodega'],
          ...legs.flatMap((leg) =>
            travellers.map((name, at) => [
              name,
              `${leg.from}-${leg.to}`,
              leg.seats?.[at] ?? '',
              '1',
              leg.baggage ?? '',
            ]),
          ),
        ],
        { widths: [28, 16, 14, 18, 24], head: true, size: 8.5 },
      ),
      gap,
      table(
        [
          ['Tarifa', '$ 74.380'],
          ['Tasas de embarque', '$ 33.204'],
          ['Servicios opcionales', '$ 58.960'],
          ['Total pagado con Webpay (cuotas: 3)', '$ 166.544'],
        ],
        { widths: [70, 30], size: 8.5 },
      ),
      small(
        'Haz tu check-in gratis en skyairline.com desde 72 horas y hasta 1 hora antes de tu vuelo; en el counter tiene un costo de $ 9.900. Preséntate 2 horas antes en vuelos nacionales y 3 horas antes en internacionales. El embarque cierra 30 minutos antes de la salida. Bolso de mano: 45 x 35 x 25 cm, hasta 10 kg. Puedes retractarte de tu compra dentro de 48 horas si faltan más de 7 días para el vuelo. Niños que viajan dentro de Chile deben portar cédula de identidad.',
      ),
    );
  },
};
