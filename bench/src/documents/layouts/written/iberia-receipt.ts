import type { Layout } from '../../layout.ts';
import { gap, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write } from '../../write-time.ts';

const day = (date: string): string =>
  write(date, 'dd-MMM').replace(/-(.)/, (_, letter: string) => `-${letter.toUpperCase()}`);

/** Iberia's receipt in Spanish and English: wrapped cells in seven columns, days without a year. */
export const iberiaReceipt: Layout = {
  name: 'iberia-receipt',
  group: 8,
  language: 'es',
  prints: ['baggage', 'operatedBy', 'pnr'],
  documents: {
    'round-trip': {
      locator: 'MDHT5',
      travellers: ['ECHEVERRIA, MARTINA'],
      tickets: ['075-2387714096'],
      issuedOn: '2026-05-14',
      receivedOn: '2026-05-14',
      sender: 'IBERIA L.A.E. <ibcom.webmaster1@iberia.com>',
      legs: [
        {
          flight: 'IB 3167',
          from: 'LHR',
          to: 'MAD',
          departs: '2026-07-03 10:20',
          takes: '2:30',
          terminals: ['5', '4S'],
          booked: 'Q',
          fareBasis: 'QDNN0Q5B',
          baggage: '1PC',
        },
        {
          flight: 'IB 3824',
          from: 'MAD',
          to: 'SVQ',
          departs: '2026-07-03 16:05',
          takes: '1:10',
          terminals: ['4', ''],
          booked: 'Q',
          fareBasis: 'QDNN0Q5B',
          baggage: '1PC',
          operatedBy: 'Iberia Regional Air Nostrum',
        },
        {
          flight: 'IB 3941',
          from: 'SVQ',
          to: 'MAD',
          departs: '2026-07-17 07:00',
          takes: '1:10',
          terminals: ['', '4'],
          booked: 'O',
          fareBasis: 'ODNN0Q5B',
          baggage: '1PC',
          operatedBy: 'Iberia Regional Air Nostrum',
        },
        {
          flight: 'IB 3166',
          from: 'MAD',
          to: 'LHR',
          departs: '2026-07-17 09:45',
          takes: '2:30',
          terminals: ['4S', '5'],
          booked: 'O',
          fareBasis: 'ODNN0Q5B',
          baggage: '1PC',
        },
      ],
    },
    'overnight-from-bogota': {
      locator: 'KZQ7R',
      travellers: ['RESTREPO, JULIAN'],
      tickets: ['075-2390011847'],
      issuedOn: '2025-12-01',
      receivedOn: '2025-12-03',
      legs: [
        {
          flight: 'IB 124',
          from: 'BOG',
          to: 'MAD',
          departs: '2026-02-09 18:05',
          takes: '10:00',
          terminals: ['1', '4S'],
          booked: 'S',
          fareBasis: 'SDCOX0B',
          baggage: '2PC',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      table(
        [
          [
            'IBERIA',
            'Inserte el código de barras en las máquinas de autofacturación.\nInsert the barcode into the check-in machines.',
          ],
        ],
        { widths: [40, 60], size: 9 },
      ),
      title('Tu billete electrónico y tu itinerario', 14),
      text('Your electronic ticket and itinerary.'),
      gap,
      text('Datos del pasajero / Passenger data', { bold: true }),
      table(
        [
          [
            'Nombre (intransferible) / Name (not transferable)',
            'Código de reserva / Booking code',
            'Número de billete / Ticket number',
          ],
          [travellers[0] ?? '', locator, tickets[0] ?? ''],
        ],
        { widths: [40, 30, 30], size: 8 },
      ),
      gap,
      text('Datos del vuelo / Flight data', { bold: true }),
      table(
        [
          [
            'Origen/Destino\nOrigin/Destination',
            'Vuelo\nFlight',
            'Salida\nDeparture',
            'Llegada\nArrival',
            'No válido\nNot valid',
            'Clase - Tarifa\nClass - Fare',
            'Equipaje\nBaggage',
            'Estado\nStatus',
          ],
          ...legs.map((leg) => [
            `Desde /From\n${leg.origin.city} (${leg.from})\nA /To\n${leg.target.city} (${leg.to})`,
            `${leg.airline}${leg.number}`,
            `${day(leg.departure.date)}\n${leg.departure.time}${leg.terminals?.[0] ? `\nTerminal ${leg.terminals[0]}` : ''}`,
            `${day(leg.arrival.date)}\n${leg.arrival.time}${shift(leg.days, ' (+', ')')}${leg.terminals?.[1] ? `\nTerminal ${leg.terminals[1]}` : ''}`,
            `Antes /Before\n${day(leg.departure.date)}\nDespués /After\n${day(leg.departure.date)}`,
            `${leg.booked ?? ''}\n${leg.fareBasis ?? ''}`,
            `${leg.baggage ?? ''} /\n${leg.baggage ?? ''}`,
            `Confirmado\nConfirmed${leg.operatedBy ? `\nOperado por /Operated by\n${leg.operatedBy}` : ''}`,
          ]),
        ],
        { widths: [18, 9, 12, 12, 13, 12, 9, 15], size: 7, ruled: true },
      ),
      gap,
      text('Datos de emisión / Ticket issue data', { bold: true }),
      table(
        [
          ['Número /Number', 'Fecha de emisión /Issue date', 'Emitido por /Issued by'],
          [
            tickets[0] ?? '',
            write(issuedOn, 'dd-MMMM-yyyy', 'es'),
            'IBERIA LAE SA Operadora Unipersonal',
          ],
          [
            'Código de oficina /Iss. Off. Code',
            'NIF /Fiscal No.',
            'Lugar de emisión /Place of issue',
          ],
          ['78491192', 'A85850394', 'España'],
        ],
        { widths: [33, 33, 34], size: 8 },
      ),
      table(
        [
          ['Tarifa /Fare', 'Tasas /Taxes', 'Cargo por emisión', 'Total'],
          ['EUR 142.00', 'EUR 61.38 (JD QV OG)', 'EUR 9.00', 'EUR 212.38'],
        ],
        { widths: [20, 35, 25, 20], size: 8, ruled: true },
      ),
      small(
        'Condiciones de la tarifa / Fare conditions: CHNG FEE APPLY/NONREF. Presente este documento y su identificación (DNI, pasaporte) en el aeropuerto. Hora límite de facturación: 45 minutos (nacional y Europa), 60 minutos (intercontinental). El transporte está sujeto al Convenio de Montreal. Artículos prohibidos: explosivos, gases inflamables, sustancias corrosivas, baterías de litio de más de 100 Wh.',
      ),
    );
  },
};
