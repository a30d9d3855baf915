import type { Layout } from '../../layout.ts';
import { gap, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const PORTUGUESE: Readonly<Record<string, string>> = {
  LIS: 'Lisboa',
  GIG: 'Rio de Janeiro / Galeão',
};

/** TAP's receipt in Portuguese: a block of lines a flight, days with their weekday and no plus sign at night. */
export const tapPortuguese: Layout = {
  name: 'tap-portuguese',
  group: 2,
  language: 'pt',
  prints: ['aircraft', 'duration', 'seat', 'baggage', 'pnr'],
  documents: {
    'lisbon-rio-overnight': {
      locator: 'TQ7KWL',
      travellers: ['FIGUEIREDO/BEATRIZ MRS', 'FIGUEIREDO/SIMAO MR'],
      tickets: ['047-2410336677', '047-2410336678'],
      issuedOn: '2026-11-27',
      receivedOn: '2026-11-27',
      legs: [
        {
          flight: 'TP 75',
          from: 'LIS',
          to: 'GIG',
          departs: '2027-02-05 10:10',
          takes: '10:00',
          terminals: ['1', '2'],
          booked: 'T',
          aircraft: 'Airbus A330-900neo',
          baggage: '1PC',
          seats: ['21D', '21E'],
        },
        {
          flight: 'TP 74',
          from: 'GIG',
          to: 'LIS',
          departs: '2027-02-20 19:10',
          takes: '9:35',
          terminals: ['2', '1'],
          booked: 'U',
          aircraft: 'Airbus A330-900neo',
          baggage: '1PC',
          seats: ['22H', '22K'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('TAP AIR PORTUGAL', { size: 15, bold: true, band: true }),
      title('Recibo do bilhete eletrónico e itinerário', 13),
      table(
        [
          ['Código de reserva', locator],
          ['Data de emissão', write(issuedOn, "dd 'de' MMMM 'de' yyyy", 'pt')],
          ['Local de emissão', 'LISBOA, FLYTAP.COM'],
        ],
        { widths: [30, 70] },
      ),
      gap,
      table(
        [
          ['Passageiro', 'Número do bilhete', 'Passageiro frequente'],
          ...travellers.map((name, at) => [
            name,
            tickets[at] ?? '',
            at === 0 ? 'TP 004417802' : '',
          ]),
        ],
        { widths: [42, 32, 26], head: true, size: 8 },
      ),
      gap,
      text('Detalhes dos voos', { bold: true, size: 12 }),
      ...legs.flatMap((leg) => [
        text(`Voo ${leg.airline}${String(leg.number).padStart(4, '0')}   Confirmado`, {
          bold: true,
        }),
        table(
          [
            ['', 'Partida', 'Chegada'],
            [
              'Aeroporto',
              ...[leg.from, leg.to].map((code) => `${PORTUGUESE[code] ?? ''} (${code})`),
            ],
            ['Terminal', leg.terminals?.[0] ?? '', leg.terminals?.[1] ?? ''],
            [
              'Data',
              ...[leg.departure, leg.arrival].map((end) => write(end, 'EEE, d MMM yyyy', 'pt')),
            ],
            ['Hora', write(leg.departure, "HH'h'mm"), write(leg.arrival, "HH'h'mm")],
          ],
          { widths: [20, 40, 40], ruled: true },
        ),
        table(
          [
            [
              'Classe',
              `Económica (${leg.booked ?? 'Y'})`,
              'Duração',
              writeDuration(leg.minutes, "H'h'mm"),
            ],
            ['Avião', leg.aircraft ?? '', 'Bagagem', leg.baggage ?? ''],
            ['Lugares', leg.seat ?? '', 'Tarifa', 'Classic'],
          ],
          { widths: [14, 40, 16, 30], size: 8 },
        ),
        gap,
      ]),
      text('Pagamento', { bold: true }),
      small(
        'Tarifa EUR 1 084,00   Taxas EUR 42,68 PT   EUR 18,40 YP   EUR 31,16 BR   Sobretaxa da transportadora EUR 260,00 YQ   Total EUR 1 436,24   Cartão terminado em 0417',
      ),
      small(
        'Alterações até ao dia do voo: 75 EUR por passageiro mais a diferença de tarifa. Reembolso não permitido, exceto taxas. O check-in no aeroporto encerra 60 minutos antes da partida. Este documento não é um cartão de embarque. Todas as horas são locais.',
      ),
    );
  },
};
