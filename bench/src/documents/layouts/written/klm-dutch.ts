import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

const NAMES: Readonly<Record<string, string>> = {
  FCO: 'Rome, Fiumicino',
  AMS: 'Amsterdam, Schiphol',
  EDI: 'Edinburgh, Edinburgh',
  CPT: 'Kaapstad, Cape Town International',
  OSL: 'Oslo, Gardermoen',
};

const name = (code: string): string => `${NAMES[code] ?? code} (${code})`;

/** The Dutch confirmation of KLM: the flight stands between departure and arrival. */
export const klmDutch: Layout = {
  name: 'klm-dutch',
  group: 8,
  language: 'nl',
  prints: ['aircraft', 'duration', 'operatedBy', 'pnr'],
  documents: {
    'round-trip': {
      locator: 'SY3LXK',
      travellers: ['Mevrouw Fenna de Groot', 'De heer Bas de Groot'],
      issuedOn: '2026-02-27',
      receivedOn: '2026-02-27',
      sender: 'KLM Reservations <noreply@klm.com>',
      legs: [
        {
          flight: 'KL 1605',
          from: 'AMS',
          to: 'FCO',
          departs: '2026-06-20 14:35',
          takes: '2:15',
          aircraft: 'Boeing 737-800',
          operatedBy: 'KLM',
        },
        {
          flight: 'KL 1604',
          from: 'FCO',
          to: 'AMS',
          departs: '2026-06-27 12:45',
          takes: '2:25',
          aircraft: 'Boeing 737-900',
          operatedBy: 'KLM',
        },
      ],
    },
    overnight: {
      locator: 'X7WMPQ',
      travellers: ['De heer Sietse Bakker'],
      issuedOn: '2026-09-15',
      receivedOn: '2026-09-16',
      legs: [
        {
          flight: 'KL 598',
          from: 'CPT',
          to: 'AMS',
          departs: '2026-12-29 23:15',
          takes: '11:20',
          aircraft: 'Boeing 777-300ER',
          operatedBy: 'KLM',
        },
        {
          flight: 'KL 1217',
          from: 'AMS',
          to: 'OSL',
          departs: '2026-12-30 12:20',
          takes: '1:50',
          aircraft: 'Embraer 195-E2',
          operatedBy: 'KLM Cityhopper',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('KLM Royal Dutch Airlines', { size: 14, bold: true, band: true }),
      title('Bedankt voor uw boeking', 13),
      text(`Uw boekingscode: ${locator}`, { bold: true }),
      text(
        `Geboekt op ${write(issuedOn, 'd MMMM yyyy', 'nl')}. Neem deze bevestiging mee op reis. U kunt vanaf 30 uur voor vertrek inchecken via klm.nl of de KLM-app.`,
      ),
      gap,
      text('Uw reis', { bold: true, size: 12 }),
      ...legs.flatMap((leg) => [
        text(write(leg.departure, 'EEEE d MMMM yyyy - HH:mm', 'nl'), { bold: true }),
        text(name(leg.from)),
        table(
          [
            [
              `${leg.airline}${leg.number}`,
              `Uitgevoerd door ${leg.operatedBy ?? ''}`,
              'Economy Class',
            ],
            [`Reistijd ${writeDutch(leg.minutes)}`, `Vliegtuigtype ${leg.aircraft ?? ''}`, 'Light'],
          ],
          { widths: [30, 45, 25], copied: 'cells' },
        ),
        text(
          `${leg.arrival.time}${leg.days > 0 ? ` ${write(leg.arrival, 'EEEE d MMMM yyyy', 'nl')}` : ''}`,
          { bold: true },
        ),
        text(name(leg.to)),
        rule,
      ]),
      text('Passagiers', { bold: true, size: 12 }),
      ...travellers.map((traveller) =>
        text(`${traveller}\n1 stuk handbagage en 1 accessoire, samen max. 12 kg`),
      ),
      gap,
      table(
        [
          ['Prijsoverzicht', ''],
          ['Ticketprijs', '€ 168,00'],
          ['Belastingen en toeslagen', '€ 97,64'],
          ['Boekingskosten', '€ 10,00'],
          ['Totaal betaald met iDEAL', '€ 275,64'],
        ],
        { widths: [60, 40], head: true },
      ),
      small(
        'Wijzigen tegen betaling mogelijk, annuleren alleen terugbetaling van luchthavenbelasting. De incheckbalie sluit 40 minuten (Europa) of 60 minuten (intercontinentaal) voor vertrek. Op deze boeking zijn de Algemene Vervoersvoorwaarden van KLM van toepassing. Amsterdamseweg 55, 1182 GP Amstelveen, KvK 33014286.',
      ),
    );
  },
};

const writeDutch = (minutes: number): string => `${Math.floor(minutes / 60)} u ${minutes % 60} min`;
