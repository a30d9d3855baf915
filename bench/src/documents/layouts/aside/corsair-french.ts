import type { Layout } from '../../layout.ts';
import { gap, rule, serifSheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

/** Corsair's travel memo in French: sentences by label, clocks like `12h30`, the class as a colour. */
export const corsairFrench: Layout = {
  name: 'corsair-french',
  group: 8,
  language: 'fr',
  prints: ['aircraft', 'duration', 'seat', 'baggage', 'meal', 'pnr'],
  documents: {
    'paris-guadeloupe': {
      locator: 'JSYEBC',
      travellers: ['M. Aurélien TISSERAND', 'Mme Ghislaine TISSERAND'],
      tickets: ['923-2419932201', '923-2419932202'],
      issuedOn: '2026-10-30',
      receivedOn: '2026-10-30',
      sender: 'Corsair <confirmation@corsair.fr>',
      legs: [
        {
          flight: 'SS 926',
          from: 'ORY',
          to: 'PTP',
          departs: '2027-02-20 12:30',
          takes: '8:50',
          terminals: ['4', ''],
          cabin: 'Economy',
          booked: 'L',
          aircraft: 'Airbus A330-900neo',
          seats: ['27H', '27K'],
          meal: 'Déjeuner et collation',
          baggage: '23 kg',
        },
        {
          flight: 'SS 927',
          from: 'PTP',
          to: 'ORY',
          departs: '2027-03-06 18:35',
          takes: '8:05',
          terminals: ['', '4'],
          cabin: 'Economy',
          booked: 'Q',
          aircraft: 'Airbus A330-900neo',
          seats: ['33A', '33C'],
          meal: 'Dîner et petit-déjeuner',
          baggage: '23 kg',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return serifSheet(
      title('CORSAIR', 18),
      text('Mémo voyage', { size: 13 }),
      table(
        [
          ['Référence de dossier', locator],
          ['Date de réservation', write(issuedOn, 'dd/MM/yyyy')],
          ['Votre dossier est', 'CONFIRMÉ - billets émis'],
        ],
        { widths: [32, 68] },
      ),
      rule,
      ...legs.flatMap((leg, at) => [
        text(
          `${at === 0 ? 'ALLER' : 'RETOUR'} - ${write(leg.departure, 'EEEE d MMMM yyyy', 'fr')} - ${leg.origin.city} / ${leg.target.city}`,
          { bold: true, size: 10.5 },
        ),
        table(
          [
            [
              'Départ',
              write(leg.departure, "HH'h'mm"),
              `${leg.origin.city} ${leg.origin.name} (${leg.from})${leg.terminals?.[0] ? `, terminal ${leg.terminals[0]}` : ''}`,
            ],
            [
              'Arrivée',
              `${write(leg.arrival, "HH'h'mm")}${shift(leg.days, ' (J+', ')')}`,
              `${leg.target.city} ${leg.target.name} (${leg.to})${leg.terminals?.[1] ? `, terminal ${leg.terminals[1]}` : ''}`,
            ],
          ],
          { widths: [14, 20, 66] },
        ),
        table(
          [
            [
              'Vol n°',
              `${leg.airline} ${leg.number}`,
              'Durée de vol',
              writeDuration(leg.minutes, "H'h'mm"),
            ],
            ['Appareil', leg.aircraft ?? '', 'Classe', `${leg.cabin ?? ''} (${leg.booked ?? ''})`],
            ['Sièges', leg.seat ?? '', 'Franchise bagages', `1 x ${leg.baggage ?? ''}`],
            ['Repas', leg.meal ?? '', 'Escale', 'Vol direct'],
          ],
          { widths: [14, 38, 22, 26] },
        ),
        rule,
      ]),
      text('Passagers', { bold: true }),
      table(
        travellers.map((name, at) => [
          name,
          'Adulte',
          `Billet électronique n° ${tickets[at] ?? ''}`,
        ]),
        { widths: [40, 15, 45] },
      ),
      gap,
      text(
        'Montant total réglé : 1 318,42 EUR TTC (tarif 792,00 EUR, taxes et redevances 366,42 EUR, surcharge transporteur 160,00 EUR), carte bancaire se terminant par 0417.',
      ),
      gap,
      small(
        'L’enregistrement en ligne ouvre 48h et ferme 4h avant le départ. Au comptoir : ouverture 3h30 avant, clôture 1h15 avant le départ. Présentation en porte au plus tard 30 minutes avant. Les heures indiquées sont locales. Bagage cabine : 1 pièce de 12 kg, 55 x 35 x 25 cm, et un accessoire de 5 kg. Modification possible avec frais de 75 EUR avant départ ; billet non remboursable hors taxes. Pièce d’identité en cours de validité exigée pour les Antilles ; moustiques : pensez à vous protéger. Parking Orly P4 à partir de 89 EUR les 8 jours, code CORSAIR10 jusqu’au 31/12/2026. Corsair S.A., 2 avenue Charles Lindbergh, 94636 Rungis Cedex. Service client 0 892 000 417 (0,35 EUR/min), 7j/7 de 8h00 à 20h00.',
      ),
    );
  },
};
