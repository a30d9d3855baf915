import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** Cities as Germans write them. */
const CITIES: Readonly<Record<string, string>> = {
  MUC: 'München',
  ZRH: 'Zürich',
  MXP: 'Mailand',
  FCO: 'Rom',
  VIE: 'Wien',
  ICN: 'Seoul',
  LIS: 'Lissabon',
};

/** Lufthansa's German confirmation: `09:00 Uhr`, a heading with the day over each flight. */
export const lufthansaGerman: Layout = {
  name: 'lufthansa-german',
  group: 8,
  language: 'de',
  prints: ['aircraft', 'seat', 'operatedBy', 'pnr'],
  documents: {
    'round-trip': {
      locator: 'U8RT3K',
      travellers: ['Frau Annika Vogelsang'],
      tickets: ['220-2410887613'],
      issuedOn: '2023-10-02',
      receivedOn: '2023-10-02',
      sender: 'Lufthansa <online@booking-lufthansa.com>',
      legs: [
        {
          flight: 'LH 99',
          from: 'MUC',
          to: 'FRA',
          departs: '2023-11-23 09:00',
          takes: '1:05',
          terminals: ['2', '1'],
          aircraft: 'Airbus A321',
          seats: ['26F'],
        },
        {
          flight: 'LH 1166',
          from: 'FRA',
          to: 'LIS',
          departs: '2023-11-23 11:40',
          takes: '3:10',
          terminals: ['1', '1'],
          aircraft: 'Airbus A320neo',
          seats: ['18A'],
        },
        {
          flight: 'LH 1793',
          from: 'LIS',
          to: 'MUC',
          departs: '2023-11-30 14:05',
          takes: '3:05',
          terminals: ['1', '2'],
          aircraft: 'Airbus A319',
          seats: ['11C'],
          operatedBy: 'Lufthansa CityLine',
        },
      ],
    },
    overnight: {
      locator: 'Y2KD7P',
      travellers: ['Herr Jonas Kirchhoff', 'Frau Lena Kirchhoff'],
      tickets: ['220-2417740052', '220-2417740053'],
      issuedOn: '2026-11-09',
      receivedOn: '2026-11-09',
      legs: [
        {
          flight: 'LH 718',
          from: 'MUC',
          to: 'ICN',
          departs: '2027-02-13 14:20',
          takes: '12:00',
          terminals: ['2', '1'],
          aircraft: 'Airbus A350-900',
          seats: ['33H', '33K'],
        },
        {
          flight: 'LH 719',
          from: 'ICN',
          to: 'MUC',
          departs: '2027-02-28 11:05',
          takes: '13:50',
          terminals: ['1', '2'],
          aircraft: 'Airbus A350-900',
          seats: ['35H', '35K'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const city = ({ code, city: name }: (typeof legs)[number]['origin']): string =>
      CITIES[code] ?? name;
    return sheet(
      text('Lufthansa', { size: 16, bold: true, band: true }),
      title('Buchungsdetails', 14),
      text(`Buchungscode: ${locator}`, { bold: true }),
      text(
        `Vielen Dank für Ihre Buchung. Dies ist keine Bordkarte. Bitte beachten Sie, dass der Check-in 23 Stunden vor Abflug öffnet. Ausgestellt am ${write(issuedOn, 'dd.MM.yyyy')}.`,
      ),
      gap,
      text('Ihre Reisedaten', { bold: true, size: 12 }),
      ...legs.flatMap((leg) => [
        text(
          `${write(leg.departure, 'EEE. d. MMMM yyyy', 'de')}: ${city(leg.origin)} - ${city(leg.target)}`,
          { bold: true },
        ),
        table(
          [
            [
              `${write(leg.departure, 'HH:mm')} Uhr`,
              `${city(leg.origin)} (${leg.from})${leg.terminals?.[0] ? ` Terminal ${leg.terminals[0]}` : ''}`,
              'Status: bestätigt',
            ],
            [
              `${write(leg.arrival, 'HH:mm')} Uhr${leg.days > 0 ? ` +${leg.days}` : ''}`,
              `${city(leg.target)} (${leg.to})${leg.terminals?.[1] ? ` Terminal ${leg.terminals[1]}` : ''}`,
              'Klasse: Economy (L)',
            ],
            [
              leg.flight,
              `durchgeführt von: ${leg.operatedBy ?? carrierOf(leg.airline)}`,
              `Flugzeug: ${leg.aircraft ?? ''}`,
            ],
          ],
          { widths: [18, 50, 32] },
        ),
        rule,
      ]),
      text('Passagierinformationen', { bold: true, size: 12 }),
      ...travellers.flatMap((name, at) => [
        text(`${name}   Ticketnummer: ${tickets[at] ?? ''}`),
        text(
          `Sitzplätze: ${legs.map((leg) => `${leg.seats?.[at] ?? ''}* (${leg.flight})`).join(', ')}`,
        ),
        text('Freigepäck: 1 Handgepäckstück bis 8 kg'),
      ]),
      gap,
      table(
        [
          ['Preis', ''],
          ['Flugpreis', '318,00 EUR'],
          ['Steuern, Gebühren, Entgelte', '132,47 EUR'],
          ['Gesamtpreis für alle Reisenden', '450,47 EUR'],
        ],
        { widths: [60, 40], head: true },
      ),
      small(
        '* Sitzplatzreservierungen können aus betrieblichen Gründen geändert werden. Tarifbedingungen: Umbuchung gegen Gebühr von 70 EUR je Strecke zuzüglich Aufpreis möglich, Erstattung nicht möglich. Gebuchte Flüge müssen in der gebuchten Reihenfolge abgeflogen werden. Es gelten die Allgemeinen Beförderungsbedingungen (ABB). Deutsche Lufthansa Aktiengesellschaft, Venloer Straße 151-153, 50672 Köln, Registergericht: Amtsgericht Köln HR B 2168',
      ),
    );
  },
};
