import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** Vueling in Spanish: short days as `vie 12 jun`, `h` behind the clock, no year beside the flights. */
export const vuelingSpanish: Layout = {
  name: 'vueling-spanish',
  group: 8,
  language: 'es',
  prints: ['seat', 'pnr'],
  documents: {
    'ibiza-no-year': {
      locator: 'WBQ4KL',
      travellers: ['Nerea Goikoetxea', 'Unai Goikoetxea'],
      issuedOn: '2026-04-28',
      receivedOn: '2026-04-28',
      sender: 'Vueling <noreply@vueling.com>',
      legs: [
        {
          flight: 'VY 3510',
          from: 'BCN',
          to: 'IBZ',
          departs: '2026-06-12 21:05',
          takes: '1:05',
          seats: ['8A', '8B'],
        },
        {
          flight: 'VY 3531',
          from: 'IBZ',
          to: 'BCN',
          departs: '2026-06-19 22:50',
          takes: '1:05',
          seats: ['9D', '9E'],
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('vueling', { size: 18, bold: true, band: true }),
      title('¡Listo! Tu reserva está confirmada', 14),
      table([['Código de reserva', locator]], { widths: [40, 60], size: 12 }),
      text(
        'Guarda este código: lo necesitarás para gestionar tu reserva y hacer el check-in online desde 7 días antes.',
      ),
      gap,
      ...legs.flatMap((leg, at) => [
        text(at === 0 ? 'Ida' : 'Vuelta', { bold: true, size: 11 }),
        table(
          [
            [write(leg.departure, 'EEE d MMM', 'es'), '', `Vuelo ${leg.airline}${leg.number}`],
            [`${leg.departure.time}h`, '—', `${leg.arrival.time}h`],
            [`${leg.origin.city} (${leg.from})`, '', `${leg.target.city} (${leg.to})`],
          ],
          { widths: [40, 15, 45], copied: 'cells' },
        ),
        text(`Asientos: ${leg.seats?.join(', ') ?? ''}`),
        rule,
      ]),
      text('Pasajeros', { bold: true }),
      text(travellers.map((name) => `${name} (adulto, residente)`).join('\n')),
      gap,
      table(
        [
          ['Tarifa Optima', '131,98 EUR'],
          ['Descuento residente', '-42,10 EUR'],
          ['Tasas de aeropuerto', '28,36 EUR'],
          [`Total pagado el ${write(issuedOn, 'dd/MM/yyyy')}`, '118,24 EUR'],
        ],
        { widths: [60, 40] },
      ),
      small(
        'La puerta de embarque cierra 20 minutos antes de la salida. Bajo el asiento: 40 x 20 x 30 cm. Equipaje facturado no incluido. Cambios hasta 2 horas antes por 50 EUR por pasajero y trayecto más la diferencia. Vueling Airlines S.A., Carrer de Catalunya 83, 08840 Viladecans. NIF A63422141.',
      ),
    );
  },
};
