import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

/** Avianca's passes for a connection on one page: `Sala`, `Abordaje`, `Salida` and `Llegada`, clocks of 12 hours. */
export const aviancaPase: Layout = {
  name: 'avianca-pase',
  group: 10,
  language: 'es',
  prints: ['seat', 'pnr'],
  documents: {
    'medellin-buenos-aires': {
      locator: 'N4WQTZ',
      travellers: ['URIBE/LUCIANA'],
      tickets: ['1342417733955'],
      issuedOn: '2026-12-08',
      receivedOn: '2026-12-08',
      legs: [
        {
          flight: 'AV 8517',
          from: 'MDE',
          to: 'BOG',
          departs: '2026-12-09 16:40',
          takes: '0:58',
          seats: ['14C'],
          booked: 'B',
        },
        {
          flight: 'AV 87',
          from: 'BOG',
          to: 'EZE',
          departs: '2026-12-09 20:10',
          takes: '6:15',
          seats: ['19K'],
          booked: 'C',
        },
      ],
      extra: { MDE: '3:55 PM', 'MDE gate': '7', BOG: '7:15 PM', 'BOG gate': 'A9' },
    },
  },
  print({ locator, travellers, tickets, legs, extra }) {
    return sheet(
      ...legs.flatMap((leg, at) => [
        text('avianca', { size: 16, bold: true }),
        table([['PASE DE ABORDAR', `${at + 1} de ${legs.length}`]], {
          widths: [75, 25],
          size: 12,
        }),
        table(
          [
            ['Pasajero / Passenger', 'Reserva / Booking', 'Viajero frecuente'],
            [travellers[0] ?? '', locator, 'LM 1•••••4417'],
          ],
          { widths: [42, 30, 28], size: 10 },
        ),
        gap,
        table(
          [
            ['De / From', 'A / To', 'Vuelo / Flight', 'Fecha / Date'],
            [
              `${leg.from} ${leg.origin.city}`,
              `${leg.to} ${leg.target.city}`,
              `${leg.airline} ${String(leg.number).padStart(4, '0')}`,
              capitals(leg.departure, 'dd MMM yyyy', 'es'),
            ],
          ],
          { widths: [28, 28, 22, 22], size: 11 },
        ),
        gap,
        table(
          [
            ['Sala / Gate', 'Abordaje', 'Salida', 'Llegada', 'Grupo', 'Asiento'],
            [
              extra[`${leg.from} gate`] ?? '',
              extra[leg.from] ?? '',
              write(leg.departure, 'h:mm a'),
              `${write(leg.arrival, 'h:mm a')}${leg.days > 0 ? ` +${leg.days}` : ''}`,
              leg.booked ?? '',
              leg.seat ?? '',
            ],
          ],
          { widths: [17, 17, 17, 19, 14, 16], size: 11 },
        ),
        small(
          `ETKT ${tickets[0] ?? ''}/${at + 1}   SEC ${at === 0 ? '072' : '118'}   DOCS OK   Economy basic   1 artículo personal, 1 equipaje de mano 10 kg`,
        ),
        rule,
        gap,
      ]),
      text('Ten en cuenta', { bold: true }),
      small(
        'La sala puede cambiar: revisa las pantallas. El abordaje cierra 15 minutos antes de la salida en vuelos nacionales y 20 minutos antes en internacionales. En Bogotá pasa por Migración antes de ir a la sala; el tiempo mínimo de conexión es de 1 hora 15 minutos. Tu equipaje va hasta el destino final.',
      ),
      small(
        'Vuelos LATAM, códigos compartidos y charter tienen otras reglas. Líquidos hasta 100 ml. Compra a bordo solo con tarjeta. Aerovías del Continente Americano S.A. NIT 890.100.577-6. Vigilado Aerocivil y SuperTransporte.',
      ),
    );
  },
};
