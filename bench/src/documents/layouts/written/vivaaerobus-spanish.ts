import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** `06:15 a.m.` */
const clock = (at: Leg['departure']): string =>
  `${write(at, 'hh:mm')} ${write(at, 'a') === 'AM' ? 'a.m.' : 'p.m.'}`;

/** Viva's itinerary: code and town at both ends, clocks with `a.m.`, the day in words in a bar above; extras by traveller. */
export const vivaaerobusSpanish: Layout = {
  name: 'vivaaerobus-spanish',
  group: 8,
  language: 'es',
  prints: ['seat', 'baggage', 'pnr'],
  documents: {
    'monterrey-cancun': {
      locator: 'WTL4QK',
      travellers: ['Brisa Montemayor Elizondo', 'Aurelio Montemayor Elizondo'],
      issuedOn: '2027-02-24',
      receivedOn: '2027-02-24',
      sender: 'Viva <no-reply@vivaaerobus.com>',
      legs: [
        {
          flight: 'VB 2126',
          from: 'MTY',
          to: 'CUN',
          departs: '2027-04-12 06:15',
          takes: '2:25',
          terminals: ['C', '2'],
          seats: ['5B', '5C'],
          baggage: '1 maleta de 25 kg',
        },
        {
          flight: 'VB 2129',
          from: 'CUN',
          to: 'MTY',
          departs: '2027-04-16 20:40',
          takes: '2:40',
          terminals: ['2', 'C'],
          seats: ['7A', '7B'],
          baggage: '1 maleta de 25 kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('VIVA', { size: 18, bold: true, band: true }),
      title('Este es tu itinerario, no es pase de abordar', 13),
      table(
        [
          ['Clave de reservación', 'Estatus', 'Fecha de compra'],
          [locator, 'Confirmada', write(issuedOn, 'dd/MM/yyyy')],
        ],
        { widths: [34, 33, 33], size: 10.5 },
      ),
      gap,
      ...legs.flatMap((leg, at) => [
        text(
          `Vuelo de ${at === 0 ? 'ida' : 'regreso'}  |  ${write(leg.departure, "EEEE d 'de' MMMM 'de' yyyy", 'es')}  |  Directo`,
          { bold: true },
        ),
        table(
          [
            [leg.from, `${leg.airline} ${leg.number}`, leg.to],
            [leg.origin.city, 'Tarifa Viva Light', leg.target.city],
            [clock(leg.departure), '', clock(leg.arrival)],
            [`Terminal ${leg.terminals?.[0] ?? ''}`, '', `Terminal ${leg.terminals?.[1] ?? ''}`],
          ],
          { widths: [36, 28, 36], size: 10 },
        ),
        rule,
      ]),
      text('Viajeros y servicios adicionales', { bold: true }),
      ...legs.map((leg) =>
        table(
          [
            [`${leg.from} - ${leg.to}`, 'Asiento', 'Equipaje documentado', 'Equipaje de mano'],
            ...travellers.map((name, at) => [
              name,
              leg.seats?.[at] ?? '',
              leg.baggage ?? '',
              'Artículo personal + 10 kg',
            ]),
          ],
          { widths: [36, 12, 26, 26], head: true, size: 8.5 },
        ),
      ),
      gap,
      text('Detalle del pago (MXN)', { bold: true }),
      table(
        [
          ['Tarifa base', '$1,204.00'],
          ['TUA (tarifa de uso de aeropuerto)', '$2,418.36'],
          ['IVA', '$192.64'],
          ['Asientos y equipaje', '$1,876.00'],
          ['Total pagado con tarjeta terminación 4417', '$5,691.00'],
        ],
        { widths: [70, 30], size: 8 },
      ),
      small(
        'Haz tu check-in en la app o en vivaaerobus.com desde 72 horas y hasta 2 horas antes de la salida; en el aeropuerto tiene un costo de $250.00. Documenta tu equipaje hasta 60 minutos antes; la puerta de abordaje cierra 20 minutos antes. Cambios de vuelo hasta 4 horas antes: $690.00 por viajero más diferencia de tarifa. Los horarios son locales.',
      ),
      small(
        'Acumula Puntos Doters en esta compra: 284. Renta de autos en Cancún desde $349.00 al día. Transporte VivaBus del aeropuerto al centro 06:00 a.m. - 11:30 p.m. Aeroenlaces Nacionales, S.A. de C.V., Aeropuerto Internacional de Monterrey, Terminal C, Apodaca, N.L. 66600. Call center 81 8215 0150. Para facturar tienes hasta el 31/03/2027.',
      ),
    );
  },
};
