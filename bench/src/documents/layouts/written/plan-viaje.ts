import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const CITIES: Readonly<Record<string, string>> = { MAD: 'Madrid', BRU: 'Bruselas' };

const service = (kind: string, name: string, date: string): Block =>
  table([[kind, name, date]], { widths: [14, 52, 34], head: true, size: 9.5 });

function printFlight(leg: Leg, locator: string): Block[] {
  const [from = '', to = ''] = (leg.terminals ?? []).map((name) => name && `   Terminal ${name}`);
  return [
    service(
      'VUELO',
      `${carrierOf(leg.airline)}  ${leg.airline}${leg.number}`,
      write(leg.departure, "EEEE, d 'de' MMMM 'de' yyyy", 'es'),
    ),
    table(
      [
        [
          'Salida',
          `${write(leg.departure, 'HH:mm')} h`,
          `${CITIES[leg.from] ?? ''} - ${leg.from}${from}`,
        ],
        ['Llegada', `${write(leg.arrival, 'HH:mm')} h`, `${CITIES[leg.to] ?? ''} - ${leg.to}${to}`],
      ],
      { widths: [14, 14, 72], copied: 'tabs' },
    ),
    table(
      [
        ['Localizador', locator, 'Duración', writeDuration(leg.minutes, "H' h 'm' min'")],
        ['Operado por', leg.operatedBy ?? '', 'Avión', leg.aircraft ?? ''],
        ['Asiento', leg.seat ?? '', 'Clase', `Turista (${leg.booked ?? 'Y'})`],
        ['Equipaje', leg.baggage ?? '', 'Tarjeta', 'Iberia Plus 0041 7702'],
      ],
      { widths: [14, 34, 14, 38], size: 8, copied: 'tabs' },
    ),
    gap,
  ];
}

/** The travel plan of a Spanish agency for companies: flights between trains and a hotel, all of which have hours. */
export const planViaje: Layout = {
  name: 'plan-viaje',
  group: 1,
  language: 'es',
  prints: ['aircraft', 'duration', 'seat', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'valencia-bruselas-con-tren': {
      locator: 'JT4QKW',
      travellers: ['FERRANDIZ/AMPARO MRS'],
      tickets: ['075-2417712208'],
      issuedOn: '2027-02-17',
      receivedOn: '2027-02-17',
      sender: 'Viajes Levante Empresas <reservas@viajeslevante.example>',
      legs: [
        {
          flight: 'IB 1713',
          from: 'MAD',
          to: 'BRU',
          departs: '2027-03-09 11:50',
          takes: '2:20',
          terminals: ['4', ''],
          booked: 'Q',
          seats: ['14C'],
          baggage: '0PC',
          aircraft: 'Airbus A320neo',
          operatedBy: 'IBERIA EXPRESS',
        },
        {
          flight: 'IB 1714',
          from: 'BRU',
          to: 'MAD',
          departs: '2027-03-11 18:35',
          takes: '2:35',
          terminals: ['', '4'],
          booked: 'S',
          seats: ['9F'],
          baggage: '0PC',
          aircraft: 'Airbus A321',
          operatedBy: 'IBERIA EXPRESS',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const [there, back] = legs.map((leg) => printFlight(leg, locator));
    return sheet(
      text('VIAJES LEVANTE EMPRESAS', { size: 13, bold: true, band: true }),
      title('Plan de viaje', 14),
      table(
        [
          ['Viajero', travellers[0] ?? '', 'Expediente', '2027/0044177'],
          ['Empresa', 'Cerámicas del Turia, S.L.', 'Centro de coste', 'VLC-EXP-31'],
          ['Emitido', write(issuedOn, 'dd/MM/yyyy'), 'Billete electrónico', tickets[0] ?? ''],
        ],
        { widths: [14, 36, 20, 30], size: 8 },
      ),
      rule,
      service('TREN', 'Renfe AVE 05101', 'martes, 9 de marzo de 2027'),
      table(
        [
          ['Salida', '07:15 h', 'Valencia Joaquín Sorolla'],
          ['Llegada', '09:08 h', 'Madrid Chamartín-Clara Campoamor'],
          ['Localizador', 'T7KQ4B', 'Coche 4, plaza 11C, Elige Estándar'],
        ],
        { widths: [14, 14, 72], size: 8.5, copied: 'tabs' },
      ),
      gap,
      ...(there ?? []),
      service('HOTEL', 'NH Brussels EU Berlaymont', '9 - 11 de marzo de 2027'),
      table(
        [
          ['Entrada', 'desde 15:00 h', 'Boulevard Charlemagne 11-19, 1000 Bruselas'],
          [
            'Salida',
            'hasta 12:00 h',
            '2 noches, doble uso individual, desayuno. Confirmación 881204',
          ],
        ],
        { widths: [14, 14, 72], size: 8.5, copied: 'tabs' },
      ),
      gap,
      ...(back ?? []),
      service('TREN', 'Renfe AVE 05222', 'viernes, 12 de marzo de 2027'),
      table(
        [
          ['Salida', '08:40 h', 'Madrid Chamartín-Clara Campoamor'],
          ['Llegada', '10:30 h', 'Valencia Joaquín Sorolla'],
        ],
        { widths: [14, 14, 72], size: 8.5, copied: 'tabs' },
      ),
      rule,
      small(
        'Importe: aéreo 214,38 EUR (tasas 61,12 EUR), tren 78,60 EUR, hotel 318,00 EUR, gastos de gestión 12,00 EUR. Total 622,98 EUR. Cambios de vuelo: 60 EUR más diferencia de tarifa; sin reembolso. El embarque cierra 20 minutos antes de la salida. Urgencias 24 h: +34 960 000 177, clave EMP41. Lleve el DNI o pasaporte en vigor. Todos los horarios son locales. Agencia CV-m000-V.',
      ),
    );
  },
};
