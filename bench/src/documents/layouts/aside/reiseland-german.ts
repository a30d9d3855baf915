import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { nationOf, type Place } from '../../places.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, writeDuration } from '../../write-time.ts';

const WIDTH = 75;
const INDENT = ' '.repeat(10);
const GERMAN: Readonly<Record<string, string>> = { SIN: 'SINGAPUR', DPS: 'DENPASAR-BALI' };

const spread = (left: string, right: string): string => left.padEnd(WIDTH - right.length) + right;
const cityOf = ({ code, city }: Place): string => GERMAN[code] ?? city.toUpperCase();
const noted = (label: string, value: string): string => `${INDENT}${label.padEnd(27)}${value}`;

function placeLine(label: string, place: Place, terminal = '', when = ''): string {
  const end = terminal ? `, TERMINAL ${terminal}` : '';
  const name = place.name.toUpperCase();
  return spread(`${label}${cityOf(place)}, ${nationOf(place)} (${name})${end}`, when);
}

function printLeg(leg: Leg, locator: string): string {
  const [from, to] = leg.terminals ?? [];
  return [
    spread(
      `FLUG      ${leg.flight} - ${carrierOf(leg.airline).toUpperCase()}`,
      capitals(leg.departure, 'EEE dd MMMM yyyy', 'de'),
    ),
    '-'.repeat(WIDTH),
    placeLine('ABFLUG:   ', leg.origin, from, capitals(leg.departure, 'dd MMM HH:mm', 'de')),
    placeLine('ANKUNFT:  ', leg.target, to, capitals(leg.arrival, 'dd MMM HH:mm', 'de')),
    `${INDENT}BUCHUNGSREFERENZ DER AIRLINE: ${leg.airline}/${locator}`,
    spread(
      `${INDENT}RESERVIERUNG BESTAETIGT, ECONOMY (${leg.booked ?? 'Y'})`,
      `FLUGDAUER: ${writeDuration(leg.minutes, 'HH:mm')}`,
    ),
    '',
    noted('FREIGEPAECK:', leg.baggage ?? '1PC'),
    ...(leg.meal ? [noted('VERPFLEGUNG:', leg.meal)] : []),
    ...(leg.seats ?? []).map((seat) => noted('SITZPLATZ:', `${seat} BESTAETIGT`)),
    `NONSTOP   ${cityOf(leg.origin)} NACH ${cityOf(leg.target)}`,
    ...(leg.operatedBy ? [noted('DURCHGEFUEHRT VON:', leg.operatedBy)] : []),
    noted('FLUGGERAET:', leg.aircraft ?? ''),
    '',
  ].join('\n');
}

/** The plain itinerary of Amadeus as a German travel agency mails it, without umlauts. */
export const reiselandGerman: Layout = {
  name: 'reiseland-german',
  group: 1,
  language: 'de',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'bali-by-singapore': {
      locator: '8QWKTZ',
      travellers: ['OTTENDORF/MARLENE MRS', 'OTTENDORF/RUEDIGER MR'],
      issuedOn: '2026-08-19',
      receivedOn: '2026-08-19',
      legs: [
        {
          flight: 'LH 778',
          from: 'FRA',
          to: 'SIN',
          departs: '2026-10-12 22:05',
          takes: '11:55',
          terminals: ['1', '2'],
          booked: 'S',
          baggage: '1PC',
          meal: 'ABENDESSEN/FRUEHSTUECK',
          seats: ['34H', '34K'],
          aircraft: 'BOEING 747-8',
        },
        {
          flight: 'LH 9764',
          from: 'SIN',
          to: 'DPS',
          departs: '2026-10-13 18:50',
          takes: '2:45',
          terminals: ['2', 'I'],
          booked: 'S',
          baggage: '1PC',
          meal: 'WARME MAHLZEIT',
          operatedBy: 'SINGAPORE AIRLINES',
          aircraft: 'AIRBUS INDUSTRIE A350-900',
        },
        {
          flight: 'LH 9765',
          from: 'DPS',
          to: 'SIN',
          departs: '2026-11-02 17:10',
          takes: '2:40',
          terminals: ['I', '2'],
          booked: 'V',
          baggage: '1PC',
          meal: 'WARME MAHLZEIT',
          operatedBy: 'SINGAPORE AIRLINES',
          aircraft: 'BOEING 787-10',
        },
        {
          flight: 'LH 779',
          from: 'SIN',
          to: 'FRA',
          departs: '2026-11-02 23:40',
          takes: '13:25',
          terminals: ['2', '1'],
          booked: 'V',
          baggage: '1PC',
          meal: 'ABENDESSEN/FRUEHSTUECK',
          aircraft: 'BOEING 747-8',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    const [first = '', second = ''] = travellers;
    return typewriter(`
REISELAND REISEBUERO AM ALTMARKT              RESERVIERUNGSNUMMER: ${locator}
KREUZGASSE 4                                  DATUM: ${capitals(issuedOn, 'dd MMMM yyyy', 'de')}
00147 NEUENRODE
TELEFON: 0000 417 70 22                       ${first}
                                              ${second}

${legs.map((leg) => printLeg(leg, locator)).join('\n')}
ALLGEMEINE HINWEISE
TICKET: LH/ETKT 220 2417702208-09   AUSGESTELLT BIS 21AUG 18:00
EINCHECKEN ONLINE AB 23 STD VOR ABFLUG, SCHALTERSCHLUSS 60 MIN VOR ABFLUG.
REISEPASS MIND. 6 MONATE GUELTIG, E-VOA INDONESIEN IDR 500.000 ERFORDERLICH.
UMBUCHUNG EUR 180 ZUZUEGLICH DIFFERENZ, ERSTATTUNG NICHT GESTATTET.
WIR WUENSCHEN IHNEN EINE ANGENEHME REISE - IHR TEAM VOM ALTMARKT
`);
  },
};
