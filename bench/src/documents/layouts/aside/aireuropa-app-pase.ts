import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text } from '../../sheet.ts';
import { shift, write } from '../../write-time.ts';

/** A pass in Air Europa's app as it is copied: a line a cell, hours of boarding and closing beside those of the flight. */
export const aireuropaAppPase: Layout = {
  name: 'aireuropa-app-pase',
  group: 10,
  language: 'es',
  prints: ['seat', 'pnr'],
  documents: {
    'madrid-palma': {
      locator: 'ZHVDS3',
      travellers: ['Casilda Bermejo'],
      tickets: ['996-2419932417'],
      issuedOn: '2027-04-04',
      receivedOn: '2027-04-04',
      extra: { boarding: '06:35', closing: '07:00', gate: 'C41', group: '4', sequence: '0088' },
      legs: [
        {
          flight: 'UX 6099',
          from: 'MAD',
          to: 'PMI',
          departs: '2027-04-05 07:15',
          takes: '1:25',
          terminals: ['2', ''],
          seats: ['19D'],
        },
      ],
    },
    'madrid-buenos-aires': {
      locator: 'AJPX2U',
      travellers: ['Leocadio Fuster'],
      tickets: ['996-2419932480'],
      issuedOn: '2027-02-18',
      receivedOn: '2027-02-19',
      extra: { boarding: '22:55', closing: '23:35', gate: 'A12', group: '5', sequence: '0217' },
      legs: [
        {
          flight: 'UX 41',
          from: 'MAD',
          to: 'EZE',
          departs: '2027-02-19 23:55',
          takes: '13:05',
          terminals: ['1', 'A'],
          seats: ['36L'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, legs, extra }) {
    const cells = { copied: 'cells' as const };
    return sheet(
      text('Tarjeta de embarque', { size: 14, bold: true }),
      text('AirEuropa', { size: 11, bold: true, band: true }),
      text(travellers[0] ?? '', { size: 12, bold: true }),
      text(`Localizador ${locator}   ·   SUMA: no asociado`),
      rule,
      ...legs.flatMap((leg) => [
        text(write(leg.departure, "EEEE, d 'de' MMMM", 'es'), { size: 11 }),
        table(
          [
            [leg.origin.city, `${leg.airline} ${leg.number}`, leg.target.city],
            [leg.from, '------------', leg.to],
            [leg.departure.time, 'Directo', `${leg.arrival.time}${shift(leg.days, ' +', 'd')}`],
          ],
          { widths: [36, 28, 36], size: 13, ...cells },
        ),
        rule,
        table(
          [
            ['Embarque', 'Cierre puerta', 'Puerta'],
            [extra['boarding'] ?? '', extra['closing'] ?? '', extra['gate'] ?? ''],
            ['Terminal', 'Asiento', 'Grupo'],
            [leg.terminals?.[0] ?? '', leg.seat ?? '', extra['group'] ?? ''],
            ['Clase', 'Secuencia', 'Equipaje de mano'],
            ['Turista', extra['sequence'] ?? '', '1 pieza 10 kg'],
          ],
          { size: 11, ...cells },
        ),
      ]),
      rule,
      small(`Billete electrónico ${tickets[0] ?? ''}`),
      gap,
      text('Recuerda que la puerta de embarque cierra 20 minutos antes de la salida.', {
        bold: true,
      }),
      small(
        'Lleva tu DNI o pasaporte en vigor. Las puertas pueden cambiar: consulta las pantallas del aeropuerto. Si tu equipaje no cabe en cabina, se etiquetará sin coste en la puerta.',
      ),
      table([['Añadir a Wallet', 'Compartir', 'Ver mi reserva']], cells),
    );
  },
};
