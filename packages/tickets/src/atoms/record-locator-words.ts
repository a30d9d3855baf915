import { wordsOf } from '../languages/languages.ts';

/** The labels of a record locator; each is the inside of a regular expression. */
export const LABELS = [
  'booking ?ref(?:erence)?(?: (?:number|no\\.?|code))?',
  'booking (?:code|number|no\\.?|confirmation)',
  'airline (?:booking )?ref(?:erence)?(?: number)?',
  'reservation (?:code|number|no\\.?)',
  'record locator',
  'rloc',
  '(?:este|this) c[oó]d(?:igo|e)',
  'airline locator',
  'airline confirmation(?: (?:code|number|no\\.?|#))?',
  'confirmation (?:code|number|no\\.?|#)',
  'conf\\.?(?:irmation)? ?#',
  'pnr(?: (?:code|number|no\\.?))?',
  'locator',
  '항공(?:사)?\\s?예약\\s?번호',
  '예약\\s?(?:참조\\s?)?번호',
  'localizador(?: (?:de )?(?:la )?(?:aerol[ií]nea|compa[ñn][ií]a(?: a[eé]rea)?))?',
  '(?:c[oó]digo|clave|n[uú]mero|referencia|n[°º]\\.?) de (?:la )?(?:reserva(?:ci[oó]n)?|confirmaci[oó]n)(?: (?:de )?(?:la )?(?:aerol[ií]nea|compa[ñn][ií]a(?: a[eé]rea)?))?',
  'reserva',
  'buchungs(?:code|nummer|referenz)',
  'reservierungs(?:code|nummer)',
  'r[eé]f[eé]rence d[eu] (?:r[eé]servation|dossier)',
  '(?:r[eé]f[eé]rence|code) (?:de la )?compagnie(?: a[eé]rienne)?',
  'num[eé]ro de (?:r[eé]servation|dossier)',
  'boekings?(?:code|nummer)',
  'reserverings(?:code|nummer)',
  'codice (?:di )?prenotazione',
  'c[oó]digo da reserva',
  '예약\\s?코드',
  '予約番号',
  ...wordsOf(({ recordLocator }) => recordLocator),
];
/** Labels of the airline's own record locator, beside which others are an agency's. */
export const AIRLINES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:airlines?|airways)(?:['’]s)? (?:own )?(?:booking )?(?:ref(?:erence)?|locator|confirmation)(?: (?:code|number|no\.?|#))?|항공사\s?예약\s?(?:번호|코드)|(?:localizador|(?:c[oó]digo|referencia) de (?:la )?reserva)(?: de(?: la)?)? (?:aerol[ií]nea|compa[ñn][ií]a(?: a[eé]rea)?))(?!\p{L})`,
  'giu',
);
/** What is next to such labels and is not one. */
export const NOT_A_RECORD_LOCATOR =
  /^(?:BOOKING|PLEASE|NUMBER|FLIGHT|FLIGHTS|TICKET|STATUS|DATE|CONFIRM|ISSUED|ONLINE|TRAVEL|DETAILS|EMAIL|AGENCY|ADDRESS|PASSENGER|AIRLINE|HOTEL|PRINT|RECORD|CODES?|PHONES?|NAMES?|SEQUENCE|SEQ|CABIN|CLASS|SEATS?|GATE|BOOKED|ACTIVE|ADULTS?|CLIENT|AMOUNT|POINTS|CONTACT|TOTAL|PAYMENT|\d{5}|\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:\d\d)?)$/u;
/** What a sentence puts between the label and its value: `Tu código de confirmación es ABC123`. */
export const COPULA =
  /^(?:[은는]\s|\s{1,3}(?:is|are|es|ist|lautet|est|é)(?:\s?[:：]?\s{1,3}|\s?[:：]?$))/iu;
