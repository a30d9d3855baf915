import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

/** A Spanish online agency: day and clock in one line, `día siguiente`. */
export const edreamsSpanish: Layout = {
  name: 'edreams-spanish',
  group: 9,
  language: 'es',
  prints: ['duration', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    cancun: {
      locator: 'ZQ8LTN',
      travellers: ['Ainhoa Urrutia', 'Gonzalo Pardo'],
      issuedOn: '2026-07-08',
      receivedOn: '2026-07-08',
      sender: 'eDreams <noreply@edreams.com>',
      extra: { number: '9874410236' },
      legs: [
        {
          flight: 'UX 63',
          from: 'MAD',
          to: 'CUN',
          departs: '2026-11-14 15:30',
          takes: '10:35',
          baggage: '1 x 23 kg',
        },
        {
          flight: 'AM 586',
          from: 'CUN',
          to: 'MEX',
          departs: '2026-11-25 14:05',
          takes: '2:35',
          baggage: '1 x 23 kg',
          operatedBy: 'Aeromexico Connect',
        },
        {
          flight: 'AM 1',
          from: 'MEX',
          to: 'MAD',
          departs: '2026-11-25 21:50',
          takes: '10:25',
          baggage: '1 x 23 kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    const moment = (leg: (typeof legs)[number], end: 'departure' | 'arrival'): string =>
      `${write(leg[end], "EEE, d 'de' MMMM yyyy", 'es')} · ${leg[end].time}`;
    return sheet(
      text('eDreams', { size: 15, bold: true }),
      title('Tu billete electrónico', 14),
      table(
        [
          ['Número de reserva eDreams', extra['number'] ?? ''],
          ['Localizador de la aerolínea', locator],
          ['Fecha de compra', write(issuedOn, 'dd/MM/yyyy')],
        ],
        { widths: [45, 55] },
      ),
      gap,
      ...legs.flatMap((leg) => [
        text(`${leg.origin.city} - ${leg.target.city}`, { bold: true, size: 11 }),
        text(
          `${carrierOf(leg.airline)}, vuelo ${leg.airline} ${String(leg.number).padStart(4, '0')}${leg.operatedBy ? `, operado por ${leg.operatedBy}` : ''}`,
        ),
        table(
          [
            ['Salida', moment(leg, 'departure'), `${leg.origin.name} (${leg.from})`],
            [
              'Llegada',
              `${moment(leg, 'arrival')}${leg.days > 0 ? ' (día siguiente)' : ''}`,
              `${leg.target.name} (${leg.to})`,
            ],
            [
              'Duración',
              writeDuration(leg.minutes, "H'h 'mm'm'"),
              `Equipaje facturado: ${leg.baggage ?? ''}`,
            ],
          ],
          { widths: [14, 48, 38], size: 8 },
        ),
        rule,
      ]),
      text('Pasajeros', { bold: true }),
      text(travellers.join('\n')),
      gap,
      small(
        'Importante: los horarios son locales. Llega al aeropuerto 3 horas antes. Las condiciones de cambio y cancelación dependen de la aerolínea; gestión eDreams 45,00 € por pasajero. Importe total 1.486,20 € cargado en la tarjeta terminada en 2201. Vacaciones eDreams S.L., Calle de Manzanares 4, 28005 Madrid.',
      ),
    );
  },
};
