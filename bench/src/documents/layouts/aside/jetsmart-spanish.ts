import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

/** JetSMART's mail: day and flight on one line, clocks with `hrs.`, towns below them, extras by traveller and flight. */
export const jetsmartSpanish: Layout = {
  name: 'jetsmart-spanish',
  group: 8,
  language: 'es',
  prints: ['duration', 'seat', 'baggage', 'pnr'],
  documents: {
    'santiago-puerto-montt': {
      locator: 'GFDXUM',
      travellers: ['Maximiliano Oyarzún', 'Trinidad Oyarzún'],
      issuedOn: '2026-12-29',
      receivedOn: '2026-12-29',
      sender: 'JetSMART <noreply@jetsmart.com>',
      legs: [
        {
          flight: 'JA 261',
          from: 'SCL',
          to: 'PMC',
          departs: '2027-02-08 06:10',
          takes: '1:45',
          seats: ['8A', '8B'],
          baggage: '23 kg',
        },
        {
          flight: 'JA 268',
          from: 'PMC',
          to: 'SCL',
          departs: '2027-02-15 22:40',
          takes: '1:40',
          seats: ['10D', '10E'],
          baggage: '23 kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('JetSMART', { size: 15, bold: true, band: true }),
      title('¡Felicidades! Tu viaje está confirmado', 13),
      text('CÓDIGO DE RESERVA', { size: 8 }),
      text(locator, { size: 16, bold: true }),
      text(`Titular: ${travellers[0] ?? ''}     Fecha de compra: ${write(issuedOn, 'dd-MM-yyyy')}`),
      rule,
      ...legs.flatMap((leg, at) => [
        text(
          `Vuelo de ${at === 0 ? 'ida' : 'regreso'} · ${write(leg.departure, 'EEEE dd MMMM yyyy', 'es')} · ${leg.airline} ${leg.number}`,
          { bold: true },
        ),
        table(
          [
            [
              `${leg.departure.time} hrs.`,
              `Directo ${writeDuration(leg.minutes, "H'h 'mm'm'")}`,
              `${leg.arrival.time} hrs.${shift(leg.days, ' +', ' día')}`,
            ],
            [`${leg.origin.city} (${leg.from})`, '', `${leg.target.city} (${leg.to})`],
          ],
          { widths: [36, 28, 36], size: 10 },
        ),
        small(
          leg.from === 'SCL'
            ? 'Aeropuerto Arturo Merino Benítez, Terminal 1 Nacional'
            : 'Aeropuerto El Tepual',
        ),
        gap,
      ]),
      text('Pasajeros y opcionales', { bold: true }),
      table(
        [
          ['Pasajero', 'Tramo', 'Asiento', 'Equipaje en bodega', 'Equipaje de mano'],
          ...travellers.flatMap((name, at) =>
            legs.map((leg) => [
              name,
              `${leg.from}-${leg.to}`,
              leg.seats?.[at] ?? '',
              `1 x ${leg.baggage ?? ''}`,
              'Bolso gratis',
            ]),
          ),
        ],
        { widths: [28, 14, 12, 24, 22], size: 8.5, head: true, ruled: true },
      ),
      gap,
      text('Resumen de compra', { bold: true }),
      table(
        [
          ['Tarifa base (2 pasajeros)', '$ 53.960'],
          ['Tasas de embarque', '$ 31.204'],
          ['Asientos y equipaje', '$ 71.900'],
          ['Pack SMART', '$ 0'],
          ['Total CLP', '$ 157.064'],
        ],
        { widths: [70, 30], size: 8.5 },
      ),
      gap,
      text(
        '¡Haz tu check-in gratis! En jetsmart.com o en la app desde 72 horas y hasta 1 hora antes del vuelo. En el aeropuerto tiene un costo de $ 8.000 por pasajero.',
      ),
      small(
        'El counter cierra 40 minutos antes (nacional) y 60 minutos antes (internacional). La puerta de embarque cierra 15 minutos antes de la salida. Documento: cédula de identidad vigente o pasaporte. Cambios desde $ 17.900 más diferencia de tarifa, hasta 3 horas antes. Derecho a retracto: 7 días corridos, si faltan más de 180 días para el vuelo. Club de Descuentos SMART: renueva antes del 31-01-2027. JetSMART Airlines SpA, Av. del Valle Sur 650, piso 3, Huechuraba, Santiago. Centro de ayuda 600 000 0417, lunes a domingo 08:00 a 22:00.',
      ),
    );
  },
};
