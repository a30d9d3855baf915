import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** Condor's confirmation in German: route, day and both clocks of a flight in a row, with `Uhr` once. */
export const condorGerman: Layout = {
  name: 'condor-german',
  group: 8,
  language: 'de',
  prints: ['seat', 'meal', 'baggage', 'pnr'],
  documents: {
    fuerteventura: {
      locator: '4TQKLW',
      travellers: ['Frau Hannelore Brinkschulte', 'Herr Ulrich Brinkschulte'],
      issuedOn: '2027-01-02',
      receivedOn: '2027-01-02',
      legs: [
        {
          flight: 'DE 1422',
          from: 'FRA',
          to: 'FUE',
          departs: '2027-07-05 06:05',
          takes: '4:40',
          terminals: ['1', ''],
          baggage: '20 kg',
          seats: ['15D', '15E'],
          meal: 'Snack und Getränk',
        },
        {
          flight: 'DE 1423',
          from: 'FUE',
          to: 'FRA',
          departs: '2027-07-19 10:45',
          takes: '4:20',
          terminals: ['', '1'],
          baggage: '20 kg',
          seats: ['17A', '17B'],
          meal: 'Snack und Getränk',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('Condor', { size: 17, bold: true, band: true }),
      title('Buchungsbestätigung / Rechnung', 13),
      table(
        [
          ['Buchungsnummer (PNR)', locator],
          ['Buchungsdatum', write(issuedOn, 'dd.MM.yyyy')],
          ['Rechnungsnummer', 'RE-27-0044181'],
        ],
        { widths: [34, 66] },
      ),
      text(
        'Vielen Dank für Ihre Buchung. Bitte prüfen Sie alle Angaben und die Schreibweise der Namen.',
      ),
      gap,
      text('Ihre Flüge', { bold: true, size: 12 }),
      ...legs.flatMap((leg, at) => [
        text(
          `${at === 0 ? 'Hinflug' : 'Rückflug'} am ${write(leg.departure, 'EEEE, d. MMMM yyyy', 'de')}`,
          { bold: true },
        ),
        table(
          [
            ['Flug', 'Strecke', 'Abflug - Ankunft', 'Tarif'],
            [
              `${leg.airline}${leg.number}`,
              `${leg.origin.city} (${leg.from})${leg.terminals?.[0] ? ` T${leg.terminals[0]}` : ''} - ${leg.target.city} (${leg.to})`,
              `${leg.departure.time} - ${leg.arrival.time} Uhr`,
              'Economy Classic',
            ],
          ],
          { widths: [14, 46, 22, 18], size: 8.5, ruled: true },
        ),
        text(
          `Sitzplätze: ${leg.seat ?? ''}   Freigepäck: ${leg.baggage ?? ''} pro Person   Verpflegung: ${leg.meal ?? ''}`,
          { size: 8 },
        ),
        rule,
      ]),
      text('Reisende', { bold: true }),
      table(
        travellers.map((name, at) => [String(at + 1), name, 'Erwachsener']),
        { widths: [8, 60, 32] },
      ),
      gap,
      text('Reisepreis', { bold: true }),
      table(
        [
          ['2 x Flugpreis inkl. Steuern und Gebühren', '612,00 EUR'],
          ['4 x Sitzplatzreservierung', '67,96 EUR'],
          ['Gesamtpreis', '679,96 EUR'],
          ['Bezahlt am 02.01.2027 per Kreditkarte', '679,96 EUR'],
        ],
        { widths: [70, 30], size: 8 },
      ),
      small(
        'Bitte seien Sie spätestens 2 Stunden vor Abflug am Flughafen. Der Check-in schließt 60 Minuten, das Boarding 15 Minuten vor Abflug. Online-Check-in ab 24 Stunden vor Abflug. Alle Zeiten sind Ortszeiten, Flugzeitenänderungen vorbehalten. Umbuchung bis 14 Tage vor Abflug kostenfrei. Condor Flugdienst GmbH, Neu-Isenburg, USt-IdNr. DE000000000.',
      ),
    );
  },
};
