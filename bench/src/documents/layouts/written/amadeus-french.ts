import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, serifSheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

function printLeg(leg: Leg): readonly Block[] {
  const when = (end: 'departure' | 'arrival'): string =>
    `${write(leg[end], 'd MMMM', 'fr')} à ${leg[end].time}`;
  const where = (side: 0 | 1): string => {
    const { city, name, code } = side === 0 ? leg.origin : leg.target;
    const terminal = leg.terminals?.[side];
    return `${city}, ${name} (${code})${terminal ? `, aérogare ${terminal}` : ''}`;
  };
  const rows = [
    ['Départ', `${when('departure')}   ${where(0)}`],
    ['Arrivée', `${when('arrival')}   ${where(1)}`],
    ['Classe', `${leg.cabin ?? 'Économique'} (${leg.booked ?? 'Y'})`],
    ['Durée', `${writeDuration(leg.minutes, 'HH:mm')}   sans escale`],
    ['Franchise bagages', leg.baggage ?? ''],
    ['Repas', leg.meal ?? ''],
    ['Siège', leg.seat ?? ''],
    ['Équipement', leg.aircraft ?? ''],
    ['Effectué par', leg.operatedBy ?? ''],
  ];
  return [
    text(
      `${write(leg.departure, 'EEEE d MMMM yyyy', 'fr')}   Vol ${leg.flight}   ${carrierOf(leg.airline)}`,
      { bold: true, size: 10 },
    ),
    table(
      rows.filter(([, value]) => value !== ''),
      { widths: [22, 78], size: 8 },
    ),
    rule,
  ];
}

/** The travel document that French agencies send out of Amadeus, label by label. */
export const amadeusFrench: Layout = {
  name: 'amadeus-french',
  group: 1,
  language: 'fr',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'lyon-dakar': {
      locator: '7KQ2LM',
      travellers: ['MARCHETTI/CLAIRE MME', 'MARCHETTI/THEO MR'],
      tickets: ['057 2410884410', '057 2410884411'],
      issuedOn: '2027-01-08',
      receivedOn: '2027-01-08',
      legs: [
        {
          flight: 'AF 7643',
          from: 'LYS',
          to: 'CDG',
          departs: '2027-02-11 12:30',
          takes: '1:15',
          terminals: ['1', '2F'],
          booked: 'L',
          aircraft: 'AIRBUS A320',
          baggage: '1PC',
          operatedBy: 'AIR FRANCE HOP',
        },
        {
          flight: 'AF 718',
          from: 'CDG',
          to: 'DSS',
          departs: '2027-02-11 16:10',
          takes: '6:00',
          terminals: ['2E', ''],
          booked: 'L',
          aircraft: 'AIRBUS A330-200',
          meal: 'DINER',
          baggage: '1PC',
          seats: ['31A', '31B'],
        },
        {
          flight: 'AF 719',
          from: 'DSS',
          to: 'CDG',
          departs: '2027-02-22 23:35',
          takes: '5:35',
          terminals: ['', '2E'],
          booked: 'N',
          aircraft: 'AIRBUS A330-200',
          meal: 'PETIT DEJEUNER',
          baggage: '1PC',
          seats: ['28J', '28K'],
        },
        {
          flight: 'AF 7640',
          from: 'CDG',
          to: 'LYS',
          departs: '2027-02-23 09:25',
          takes: '1:10',
          terminals: ['2F', '1'],
          booked: 'N',
          aircraft: 'EMBRAER 190',
          baggage: '1PC',
          operatedBy: 'AIR FRANCE HOP',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return serifSheet(
      title('Document de voyage'),
      table(
        [
          ['Voyages Croix-Rousse', `Référence de dossier : ${locator}`],
          [
            '18 montée des Tilleuls, 69004 Lyon',
            `Date d’émission : ${write(issuedOn, 'd MMMM yyyy', 'fr')}`,
          ],
          ['Téléphone : 04 00 00 01 47', 'Agent : 4417 LYO'],
        ],
        { widths: [55, 45] },
      ),
      gap,
      table(
        [
          ['Voyageur', 'Billet électronique'],
          ...travellers.map((name, at) => [name, tickets[at] ?? '']),
        ],
        { widths: [55, 45], head: true, size: 8 },
      ),
      gap,
      ...legs.flatMap(printLeg),
      text('Informations générales', { bold: true }),
      small(
        'Heures locales. Présentez-vous à l’enregistrement au moins 2 heures avant le départ (3 heures hors Europe). Passeport valable 6 mois après la date de retour. Billets non remboursables, modifiables avec frais de 80 EUR. Total TTC : 1 684,20 EUR, dont taxes QX 21,34, IZ 7,51, FR 16,02, YR 168,00. Émissions moyennes de CO2 : 612,4 kg par personne.',
      ),
    );
  },
};
