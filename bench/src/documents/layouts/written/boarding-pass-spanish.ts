import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, title } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

/** A Spanish boarding pass without its barcode. */
export const boardingPassSpanish: Layout = {
  name: 'boarding-pass-spanish',
  group: 10,
  language: 'es',
  prints: ['seat', 'pnr'],
  hidesArrival: true,
  documents: {
    volaris: {
      locator: 'XQ7TLM',
      travellers: ['ZAMORA/ITZEL'],
      issuedOn: '2026-07-14',
      receivedOn: '2026-07-14',
      extra: { boarding: '17:20', gate: 'B14', zone: '4' },
      legs: [
        {
          flight: 'Y4 912',
          from: 'MEX',
          to: 'CUN',
          departs: '2026-07-15 18:05',
          takes: '2:25',
          seats: ['27A'],
        },
      ],
    },
  },
  print({ locator, travellers, legs, extra }) {
    return sheet(
      ...legs.flatMap((leg) => [
        title('Pase de abordar / Tarjeta de embarque', 14),
        table(
          [
            ['Pasajero', 'Código de reservación'],
            [travellers[0] ?? '', locator],
          ],
          { widths: [60, 40], size: 11 },
        ),
        gap,
        table(
          [
            ['Origen', 'Destino', 'Vuelo', 'Fecha'],
            [
              `${leg.origin.city} ${leg.from}`,
              `${leg.target.city} ${leg.to}`,
              leg.flight,
              capitals(leg.departure, 'dd MMM yyyy', 'es'),
            ],
          ],
          { widths: [30, 26, 18, 26], size: 11 },
        ),
        gap,
        table(
          [
            ['Hora de embarque', 'Hora de salida', 'Puerta', 'Asiento', 'Grupo'],
            [
              extra['boarding'] ?? '',
              write(leg.departure, 'HH:mm'),
              extra['gate'] ?? '',
              leg.seat ?? '',
              extra['zone'] ?? '',
            ],
          ],
          { widths: [26, 24, 17, 17, 16], size: 11 },
        ),
        rule,
      ]),
      small(
        'La puerta cierra 15 minutos antes de la salida. Preséntate con identificación oficial vigente. Documentación de equipaje hasta 45 minutos antes. Artículo personal de 35 x 45 x 20 cm, máximo 10 kg.',
      ),
    );
  },
};
