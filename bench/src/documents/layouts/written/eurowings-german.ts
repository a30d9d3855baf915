import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** A German low-cost confirmation: `Flug: 15.06.2026 | EW 8462`, labels and values in lines. */
export const eurowingsGerman: Layout = {
  name: 'eurowings-german',
  group: 8,
  language: 'de',
  prints: ['seat', 'baggage', 'pnr'],
  documents: {
    mallorca: {
      locator: 'RW4LQX',
      travellers: ['Frau Mareike Tiedemann', 'Herr Sönke Tiedemann'],
      issuedOn: '2026-02-15',
      receivedOn: '2026-02-15',
      legs: [
        {
          flight: 'EW 7580',
          from: 'HAM',
          to: 'PMI',
          departs: '2026-07-18 05:40',
          takes: '2:45',
          seats: ['16A', '16B'],
          baggage: '23 kg',
        },
        {
          flight: 'EW 7581',
          from: 'PMI',
          to: 'HAM',
          departs: '2026-08-01 22:35',
          takes: '2:45',
          seats: ['17E', '17F'],
          baggage: '23 kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('eurowings', { size: 16, bold: true, band: true }),
      title('Buchungsbestätigung / Rechnung', 13),
      text(`Ihr Buchungscode: ${locator}          Buchungsdatum: ${write(issuedOn, 'dd.MM.yyyy')}`),
      text(
        'Guten Tag, vielen Dank für Ihre Buchung bei Eurowings. Bitte prüfen Sie die folgenden Angaben.',
      ),
      gap,
      ...legs.flatMap((leg, at) => [
        text(at === 0 ? 'Hinflug' : 'Rückflug', { bold: true, size: 11 }),
        text(`Flug: ${write(leg.departure, 'dd.MM.yyyy')} | ${leg.flight} (SMART)`),
        text(
          `Abflug: ${leg.departure.time} ${leg.origin.city === 'Hamburg' ? 'Hamburg' : 'Palma de Mallorca'} (${leg.from})`,
        ),
        text(
          `Ankunft: ${leg.arrival.time}${leg.days > 0 ? ` (${write(leg.arrival, 'dd.MM.yyyy')})` : ''} ${leg.target.city === 'Hamburg' ? 'Hamburg' : 'Palma de Mallorca'} (${leg.to})`,
        ),
        text(`Durchführende Fluggesellschaft: ${carrierOf(leg.airline)}`),
        text(
          `Sitzplatz: ${leg.seats?.join(', ') ?? ''}     Gepäck: ${leg.baggage ?? ''} je Person`,
        ),
        rule,
      ]),
      text('Passagiere', { bold: true }),
      text(travellers.join('\n')),
      gap,
      table(
        [
          ['Leistung', 'Anzahl', 'Betrag'],
          ['Flugpreis', '2', '319,96 EUR'],
          ['Luftverkehrsteuer und Entgelte', '2', '98,40 EUR'],
          ['Gesamtbetrag (inkl. 19 % MwSt. innerdeutsch)', '', '418,36 EUR'],
          [`Bezahlt per Lastschrift am ${write(issuedOn, 'dd.MM.yyyy')}`, '', '418,36 EUR'],
        ],
        { widths: [60, 15, 25], head: true, ruled: true },
      ),
      small(
        'Der Check-in-Schalter schließt 40 Minuten vor Abflug. Umbuchung im SMART-Tarif gegen 55 EUR zzgl. Tarifdifferenz. Eurowings GmbH, Waldstraße 249, 51147 Köln, Amtsgericht Köln HRB 75325.',
      ),
    );
  },
};
