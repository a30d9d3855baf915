import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

/** The Spanish confirmation of LATAM: days in words, `a. m.` and `p. m.` */
export const latamSpanish: Layout = {
  name: 'latam-spanish',
  group: 8,
  language: 'es',
  prints: ['duration', 'seat', 'operatedBy', 'pnr'],
  documents: {
    'lima-cusco-overnight': {
      locator: 'YPQKTD',
      travellers: ['Valentina Figueroa Soto'],
      tickets: ['045-2410097782'],
      issuedOn: '2026-03-19',
      receivedOn: '2026-03-19',
      sender: 'LATAM Airlines <info@info.latam.com>',
      legs: [
        {
          flight: 'LA 2475',
          from: 'SCL',
          to: 'LIM',
          departs: '2026-06-05 21:40',
          takes: '4:00',
          seats: ['21F'],
        },
        {
          flight: 'LA 2059',
          from: 'LIM',
          to: 'CUZ',
          departs: '2026-06-06 05:30',
          takes: '1:25',
          seats: ['14A'],
          operatedBy: 'LATAM Airlines Perú',
        },
        {
          flight: 'LA 2042',
          from: 'CUZ',
          to: 'LIM',
          departs: '2026-06-13 15:15',
          takes: '1:30',
          seats: ['9D'],
          operatedBy: 'LATAM Airlines Perú',
        },
        {
          flight: 'LA 2474',
          from: 'LIM',
          to: 'SCL',
          departs: '2026-06-13 19:05',
          takes: '3:40',
          seats: ['17C'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const clock = (leg: (typeof legs)[number], end: 'departure' | 'arrival'): string =>
      write(leg[end], 'h:mm a').replace('AM', 'a. m.').replace('PM', 'p. m.');
    return sheet(
      text('LATAM AIRLINES', { size: 15, bold: true, band: true }),
      title(`¡${(travellers[0] ?? '').split(' ')[0] ?? ''}, tu compra fue exitosa!`, 14),
      table(
        [
          ['Código de reserva', 'N.º de orden', 'Fecha de compra'],
          [locator, 'LA0441187TQZP', write(issuedOn, "d 'de' MMMM 'de' yyyy", 'es')],
        ],
        { widths: [34, 33, 33] },
      ),
      text(
        'Este documento no es válido como tarjeta de embarque. Podrás hacer tu check-in desde 48 horas antes de la salida de tu vuelo.',
      ),
      gap,
      text('Itinerario', { bold: true, size: 12 }),
      ...legs.flatMap((leg) => [
        text(write(leg.departure, "EEEE d 'de' MMMM 'de' yyyy", 'es'), { bold: true }),
        table(
          [
            [
              clock(leg, 'departure'),
              `Duración\n${writeDuration(leg.minutes, "H' h 'm' min'")}`,
              `${clock(leg, 'arrival')}${leg.days > 0 ? ' (+1 día)' : ''}`,
            ],
            [`${leg.from}\n${leg.origin.city}`, '', `${leg.to}\n${leg.target.city}`],
          ],
          { widths: [38, 24, 38] },
        ),
        table(
          [
            [
              `Vuelo ${leg.airline}${leg.number}`,
              `Operado por ${leg.operatedBy ?? 'LATAM Airlines Group'}`,
              `Asiento ${leg.seat ?? '-'}`,
              'Cabina Economy',
            ],
          ],
          { widths: [20, 40, 20, 20], size: 8 },
        ),
        rule,
      ]),
      text('Pasajeros', { bold: true }),
      table(
        [
          ['Nombre', 'Tipo', 'N.º de boleto'],
          [travellers[0] ?? '', 'Adulto', tickets[0] ?? ''],
        ],
        { widths: [45, 20, 35], head: true },
      ),
      gap,
      text('Detalle de pago', { bold: true }),
      table(
        [
          ['Tarifa', 'CLP 214.900'],
          ['Tasas y/o impuestos', 'CLP 38.412'],
          ['Asientos', 'CLP 22.000'],
          ['Total', 'CLP 275.312'],
        ],
        { widths: [60, 40] },
      ),
      small(
        'Equipaje: tu tarifa Light incluye un bolso de mano (45 x 35 x 20 cm) y equipaje de mano de 12 kg. Cambios con cargo más diferencia de tarifa, sin devolución. Preséntate en el aeropuerto 2 horas antes en vuelos nacionales y 3 horas antes en internacionales; la puerta de embarque cierra 15 minutos antes de la salida. Derecho de retracto: 48 horas desde la compra.',
      ),
    );
  },
};
