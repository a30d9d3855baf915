import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write } from '../../write-time.ts';

const CITIES: Readonly<Record<string, string>> = {
  MDE: 'Medellín',
  BOG: 'Bogotá',
  MAD: 'Madrid',
};
const day = (end: Leg['departure']): string => write(end, 'EEE d MMM yyyy', 'es');

function printFlight(leg: Leg): Block[] {
  return [
    table(
      [
        [
          `Vuelo ${leg.airline}${leg.number}`,
          write(leg.departure, 'h:mm a'),
          `${write(leg.arrival, 'h:mm a')}${shift(leg.days, ' +')}`,
          `Cabina ${leg.cabin ?? 'Económica'}`,
        ],
        [
          leg.operatedBy ? `Operado por ${leg.operatedBy}` : '',
          `${CITIES[leg.from] ?? ''} (${leg.from})`,
          `${CITIES[leg.to] ?? ''} (${leg.to})`,
          `Clase ${leg.booked ?? 'Y'}`,
        ],
        ['', day(leg.departure), day(leg.arrival), `Asiento ${leg.seat ?? 'sin asignar'}`],
        [
          '',
          leg.terminals?.[0] ? `Terminal ${leg.terminals[0]}` : '',
          leg.terminals?.[1] ? `Terminal ${leg.terminals[1]}` : '',
          `Equipaje ${leg.baggage ?? ''}`,
        ],
      ],
      { widths: [28, 24, 24, 24], copied: 'cells' },
    ),
    rule,
  ];
}

/** Avianca's receipt of an electronic ticket: clocks above cities above days, in columns without a head. */
export const aviancaRecibo: Layout = {
  name: 'avianca-recibo',
  group: 2,
  language: 'es',
  prints: ['seat', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'medellin-madrid': {
      locator: '3WQKTB',
      travellers: ['Valentina Restrepo Ocampo'],
      tickets: ['134 2417711920'],
      issuedOn: '2026-12-09',
      receivedOn: '2026-12-09',
      sender: 'Avianca <no-reply@avianca.com>',
      legs: [
        {
          flight: 'AV 4898',
          from: 'MDE',
          to: 'BOG',
          departs: '2027-01-30 18:05',
          takes: '1:05',
          terminals: ['', '1'],
          booked: 'L',
          seats: ['6A'],
          baggage: '1 pieza de 23 kg',
          operatedBy: 'Clic Air',
        },
        {
          flight: 'AV 46',
          from: 'BOG',
          to: 'MAD',
          departs: '2027-01-30 22:35',
          takes: '9:50',
          terminals: ['1', '4S'],
          booked: 'L',
          seats: ['18K'],
          baggage: '1 pieza de 23 kg',
        },
        {
          flight: 'AV 11',
          from: 'MAD',
          to: 'BOG',
          departs: '2027-02-21 00:45',
          takes: '10:30',
          terminals: ['4S', '1'],
          booked: 'K',
          seats: ['21D'],
          baggage: '1 pieza de 23 kg',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('avianca', { size: 18, bold: true }),
      title('Recibo de tiquete electrónico', 13),
      table(
        [
          ['Código de reserva', 'Pasajero', 'Tiquete electrónico', 'Fecha de emisión'],
          [locator, travellers[0] ?? '', tickets[0] ?? '', write(issuedOn, 'dd/MM/yyyy')],
        ],
        { widths: [20, 36, 24, 20], head: true },
      ),
      text('lifemiles 000 4417 7021     Oficina emisora BOG AV WEB'),
      gap,
      text('Ida', { bold: true, size: 11 }),
      ...legs.slice(0, 2).flatMap(printFlight),
      text('Regreso', { bold: true, size: 11 }),
      ...legs.slice(2).flatMap(printFlight),
      text('Detalle del pago', { bold: true }),
      table(
        [
          ['Tarifa aérea', 'COP 1.948.300', 'Forma de pago', 'Mastercard ****4471, 3 cuotas'],
          ['Cargo por combustible YQ', 'COP 604.000', 'Tarifa', 'Classic'],
          ['Impuestos CO, YS, JD, OG, QV', 'COP 511.740', 'Cambios', 'USD 0 + diferencia'],
          ['Total', 'COP 3.064.040', 'Reembolso', 'No permitido'],
        ],
        { widths: [30, 20, 18, 32], size: 8 },
      ),
      gap,
      small(
        'Preséntate en el aeropuerto 3 horas antes de tu vuelo internacional y 2 horas antes de tu vuelo nacional. El counter cierra 60 minutos antes y la sala de abordaje 15 minutos antes de la salida. Haz tu check-in desde 48 horas antes en avianca.com. Artículo personal de 45 x 35 x 25 cm y equipaje de mano de 10 kg incluidos. Para viajar a España debes tener tiquete de regreso, alojamiento y seguro médico.',
      ),
      small(
        'Acumulas 1.842 lifemiles. Renta tu carro en Madrid desde USD 24 al día o reserva tu hotel con hasta 30 % de descuento antes del 31/01/2027. Aerovías del Continente Americano S.A. Avianca, NIT 890.100.577-6. Call center Bogotá (601) 401 3434, 24 horas. La compañía está sujeta al Convenio de Montreal de 1999.',
      ),
    );
  },
};
