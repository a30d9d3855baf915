import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

const TOWNS: Readonly<Record<string, string>> = {
  GIG: 'Rio de Janeiro - Galeão',
  SSA: 'Salvador',
  EZE: 'Buenos Aires - Ezeiza',
};

const day = (at: Leg['departure']): string =>
  write(at, 'EEE, dd MMM yyyy', 'pt').replace('-feira', '');

const printJourney = (name: string, legs: readonly Leg[]): Block[] => [
  text(`${name} - ${legs.length - 1} conexão`, { bold: true, size: 10 }),
  ...legs.map((leg) =>
    table(
      [
        ['Voo', 'Origem', 'Saída', 'Destino', 'Chegada', 'Tarifa'],
        [
          `${leg.airline} ${leg.number}`,
          `${leg.from}\n${TOWNS[leg.from] ?? ''}`,
          `${day(leg.departure)}\n${write(leg.departure, "HH'h'mm")}`,
          `${leg.to}\n${TOWNS[leg.to] ?? ''}`,
          `${day(leg.arrival)}\n${write(leg.arrival, "HH'h'mm")}`,
          'Plus',
        ],
      ],
      { widths: [11, 22, 19, 22, 19, 7], size: 8, head: true, ruled: true },
    ),
  ),
];

/** GOL's itinerary in Portuguese: a small table a leg with the day twice, clocks like `09h15`. */
export const golPortuguese: Layout = {
  name: 'gol-portuguese',
  group: 8,
  language: 'pt',
  prints: ['seat', 'baggage', 'pnr'],
  documents: {
    'salvador-buenos-aires': {
      locator: 'TZPNVS',
      travellers: ['Iracema Vasconcellos'],
      tickets: ['127-2419932033'],
      issuedOn: '2026-11-25',
      receivedOn: '2026-11-25',
      sender: 'GOL Linhas Aéreas <voegol@voegol.com.br>',
      legs: [
        {
          flight: 'G3 2047',
          from: 'SSA',
          to: 'GIG',
          departs: '2027-01-18 05:35',
          takes: '2:20',
          seats: ['16C'],
          baggage: '23 kg',
        },
        {
          flight: 'G3 7640',
          from: 'GIG',
          to: 'EZE',
          departs: '2027-01-18 10:20',
          takes: '3:30',
          seats: ['11F'],
          baggage: '23 kg',
        },
        {
          flight: 'G3 7641',
          from: 'EZE',
          to: 'GIG',
          departs: '2027-01-27 21:10',
          takes: '3:05',
          seats: ['12A'],
          baggage: '23 kg',
        },
        {
          flight: 'G3 2040',
          from: 'GIG',
          to: 'SSA',
          departs: '2027-01-28 08:05',
          takes: '2:10',
          seats: ['19D'],
          baggage: '23 kg',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('GOL', { size: 20, bold: true }),
      title('Reserva confirmada. Boa viagem!', 14),
      text(`Localizador: ${locator}`, { bold: true, size: 11 }),
      text(
        `Compra realizada em ${write(issuedOn, 'dd/MM/yyyy')} às 19:38 · Cartão de crédito final 0417 em 4x sem juros`,
      ),
      rule,
      ...printJourney('IDA', legs.slice(0, 2)),
      ...printJourney('VOLTA', legs.slice(2)),
      gap,
      text('Viajante', { bold: true }),
      text(
        `${travellers[0] ?? ''} (Adulto)   Bilhete eletrônico ${tickets[0] ?? ''}   Smiles: não informado`,
      ),
      table(
        [
          ['Trecho', 'Assento', 'Bagagem despachada', 'Bagagem de mão'],
          ...legs.map((leg) => [
            `${leg.from} - ${leg.to}`,
            leg.seat ?? '',
            `1 volume de até ${leg.baggage ?? ''}`,
            '1 volume de até 10 kg',
          ]),
        ],
        { widths: [20, 14, 34, 32], size: 8.5, head: true },
      ),
      gap,
      text('Valores', { bold: true }),
      table(
        [
          ['Tarifas', 'R$ 1.184,60'],
          ['Taxas de embarque', 'R$ 412,07'],
          ['Assentos', 'R$ 120,00'],
          ['Total', 'R$ 1.716,67'],
        ],
        { widths: [70, 30], size: 8.5 },
      ),
      small(
        'Check-in pelo app ou site a partir de 48h antes e até 45 minutos (nacional) ou 1h (internacional) antes do voo. Apresente-se no portão de embarque até 40 minutos antes da partida. Todos os horários são locais. Documento: RG com até 10 anos de emissão ou passaporte para a Argentina. Cancelamento em até 24h da compra sem custo (Res. ANAC 400), com 7 dias ou mais de antecedência. Bagagem extra: R$ 140,00 no aeroporto. GOL Linhas Aéreas S.A. CNPJ 00.000.000/0001-00. Central 0300 115 2121.',
      ),
    );
  },
};
