import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

const SPANISH: Readonly<Record<string, string>> = {
  COR: 'Córdoba',
  PTY: 'Ciudad de Panamá',
  CUN: 'Cancún',
};

/** `Mar. 12 ene. 2027`: the day before the month, and a Tuesday that could be March. */
const day = (date: string): string => {
  const weekday = write(date, 'EEE', 'es');
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}. ${write(date, 'dd MMM', 'es')}. ${write(date, 'yyyy')}`;
};

function printDirection(label: string, legs: readonly Leg[]): readonly Block[] {
  const [first] = legs;
  if (!first) return [];
  return [
    text(`${label}   ${day(first.departure.date)}   ${legs.length - 1} escala`, {
      bold: true,
      size: 11,
    }),
    table(
      legs.flatMap((leg, at) => [
        ...(at > 0 ? [[`Escala en ${SPANISH[leg.from] ?? ''}`, '', '']] : []),
        [
          `${leg.departure.time}  ${leg.from}`,
          writeDuration(leg.minutes, "H'h 'mm'm'"),
          `${leg.arrival.time}${shift(leg.days, ' +', ' día')}  ${leg.to}`,
        ],
        [SPANISH[leg.from] ?? '', `${leg.airline} ${leg.number}`, SPANISH[leg.to] ?? ''],
        ['', `${carrierOf(leg.airline)}, Económica`, ''],
      ]),
      { widths: [36, 28, 36] },
    ),
    text(`Equipaje: ${first.baggage ?? ''}`, { size: 8 }),
    rule,
  ];
}

/** Despegar's mail: its own request number beside the airline's code, the day only at the head of each direction. */
export const despegarSpanish: Layout = {
  name: 'despegar-spanish',
  group: 9,
  language: 'es',
  prints: ['duration', 'baggage', 'pnr'],
  documents: {
    'cordoba-cancun': {
      locator: 'TKWQ7L',
      travellers: ['Martina Olazábal', 'Joaquín Olazábal'],
      tickets: ['230-2410993310', '230-2410993311'],
      issuedOn: '2026-11-29',
      receivedOn: '2026-11-29',
      sender: 'Despegar <info@despegar.com>',
      legs: [
        {
          flight: 'CM 264',
          from: 'COR',
          to: 'PTY',
          departs: '2027-01-12 02:29',
          takes: '6:45',
          baggage: '1 valija de 23 kg',
        },
        {
          flight: 'CM 316',
          from: 'PTY',
          to: 'CUN',
          departs: '2027-01-12 09:41',
          takes: '2:40',
          baggage: '1 valija de 23 kg',
        },
        {
          flight: 'CM 317',
          from: 'CUN',
          to: 'PTY',
          departs: '2027-01-26 13:05',
          takes: '2:35',
          baggage: '1 valija de 23 kg',
        },
        {
          flight: 'CM 263',
          from: 'PTY',
          to: 'COR',
          departs: '2027-01-26 17:20',
          takes: '6:55',
          baggage: '1 valija de 23 kg',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('despegar', { size: 17, bold: true, band: true }),
      title('¡Listo! Tu vuelo a Cancún está confirmado', 14),
      table(
        [
          ['Número de solicitud de compra', '441 882 7710 04'],
          ['Código de reserva de la aerolínea', locator],
          ['Fecha de compra', write(issuedOn, 'dd/MM/yyyy')],
        ],
        { widths: [44, 56] },
      ),
      gap,
      ...printDirection('IDA', legs.slice(0, 2)),
      ...printDirection('VUELTA', legs.slice(2)),
      text('Pasajeros', { bold: true }),
      table(
        [
          ['Nombre', 'Tipo', 'Nro. de ticket'],
          ...travellers.map((name, at) => [name, 'Adulto', tickets[at] ?? '']),
        ],
        { widths: [44, 20, 36], head: true },
      ),
      gap,
      text('Detalle del pago', { bold: true }),
      table(
        [
          ['2 adultos', '$ 1.614.220'],
          ['Impuestos, tasas y cargos', '$ 702.118'],
          ['Percepción RG AFIP 30%', '$ 484.266'],
          ['Total en 6 cuotas sin interés', '$ 2.800.604'],
        ],
        { widths: [60, 40], size: 8 },
      ),
      small(
        'Los horarios corresponden a la hora local de cada ciudad. Recordá estar en el aeropuerto 3 horas antes. Documentación: pasaporte vigente; fiebre amarilla para escalas de más de 12 horas. Cambios: permitidos con cargo de USD 200 más diferencia tarifaria. Devoluciones: no permitidas. Disposición 954/2025, Legajo EVT 00000.',
      ),
    );
  },
};
