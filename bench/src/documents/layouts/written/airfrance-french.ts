import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

/** The French confirmation of Air France: `18h30`, `Vol`, `Durée`. */
export const airfranceFrench: Layout = {
  name: 'airfrance-french',
  group: 8,
  language: 'fr',
  prints: ['aircraft', 'duration', 'operatedBy', 'pnr'],
  documents: {
    'overnight-return': {
      locator: 'TLQ8MZ',
      travellers: ['Mme Clémence Aubertin', 'M. Hippolyte Aubertin'],
      tickets: ['057 2410996612', '057 2410996613'],
      issuedOn: '2026-06-22',
      receivedOn: '2026-06-22',
      sender: 'Air France <noreply@airfrance.fr>',
      legs: [
        {
          flight: 'AF 7701',
          from: 'NCE',
          to: 'CDG',
          departs: '2026-08-03 08:05',
          takes: '1:35',
          aircraft: 'Airbus A220-300',
          terminals: ['2', '2F'],
          operatedBy: 'Air France',
        },
        {
          flight: 'AF 346',
          from: 'CDG',
          to: 'YUL',
          departs: '2026-08-03 13:35',
          takes: '7:35',
          aircraft: 'Boeing 777-300ER',
          terminals: ['2E', ''],
          operatedBy: 'Air France',
        },
        {
          flight: 'AF 349',
          from: 'YUL',
          to: 'CDG',
          departs: '2026-08-21 18:30',
          takes: '6:45',
          aircraft: 'Boeing 787-9',
          terminals: ['', '2E'],
          operatedBy: 'Air France',
        },
        {
          flight: 'AF 7702',
          from: 'CDG',
          to: 'NCE',
          departs: '2026-08-22 09:40',
          takes: '1:30',
          aircraft: 'Airbus A320',
          terminals: ['2F', '2'],
          operatedBy: 'Air France',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('AIRFRANCE', { size: 15, bold: true, band: true }),
      title('Votre réservation est confirmée', 14),
      table(
        [
          ['Référence de réservation', 'Date de réservation'],
          [locator, write(issuedOn, 'd MMMM yyyy', 'fr')],
        ],
        { widths: [50, 50] },
      ),
      text(
        'Nous vous remercions de votre confiance. Ce document ne tient pas lieu de carte d’embarquement. Enregistrement en ligne à partir de 30 heures avant le départ.',
      ),
      gap,
      text('Votre voyage', { bold: true, size: 12 }),
      ...legs.flatMap((leg) => [
        text(write(leg.departure, 'EEEE d MMMM yyyy', 'fr'), { bold: true }),
        table(
          [
            [
              write(leg.departure, "HH'h'mm"),
              `${leg.origin.city}, ${leg.origin.name} (${leg.from})`,
              leg.terminals?.[0] ? `Terminal ${leg.terminals[0]}` : '',
            ],
            [
              `${write(leg.arrival, "HH'h'mm")}${leg.days > 0 ? ' +1' : ''}`,
              `${leg.target.city}, ${leg.target.name} (${leg.to})`,
              leg.terminals?.[1] ? `Terminal ${leg.terminals[1]}` : '',
            ],
          ],
          { widths: [16, 58, 26] },
        ),
        text(
          `Vol ${leg.airline}${String(leg.number).padStart(4, '0')}  -  Durée : ${writeDuration(leg.minutes, "H'h'mm")}  -  Economy Light`,
        ),
        text(`Effectué par : ${leg.operatedBy ?? ''}     Appareil : ${leg.aircraft ?? ''}`),
        rule,
      ]),
      text('Passagers', { bold: true }),
      table(
        [
          ['Nom', 'Numéro de billet', 'Siège'],
          ...travellers.map((name, at) => [name, tickets[at] ?? '', 'à choisir']),
        ],
        { widths: [45, 35, 20], head: true },
      ),
      gap,
      table(
        [
          ['Prix du billet', '512,00 EUR'],
          ['Surcharges transporteur', '310,00 EUR'],
          ['Taxes et redevances', '214,86 EUR'],
          ['Montant total payé', '1 036,86 EUR'],
        ],
        { widths: [60, 40] },
      ),
      small(
        'Conditions tarifaires : billet modifiable avec frais de 70 EUR, non remboursable. Bagages : un bagage cabine (55 x 35 x 25 cm) et un accessoire, total 12 kg. Heure limite d’enregistrement : 45 minutes avant le départ (vols nationaux), 60 minutes (long-courrier). Société Air France, 45 rue de Paris, 95747 Roissy CDG Cedex, RCS Bobigny 420 495 178.',
      ),
    );
  },
};
