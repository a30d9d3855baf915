import { type LabelledField, labelAt } from '../atoms/labels.ts';
import { isRecordLocatorLabel } from '../atoms/record-locator-below.ts';
import { BOARDING_WORDS } from '../languages/boarding-words.ts';
import { wordsOf } from '../languages/languages.ts';
import type { PassField } from './pass.ts';

const BOARDING = BOARDING_WORDS.join('|');

/** Words in the key or the label of a field, beside the labels of tickets. */
const WORDS = {
  /** Times and dates of something else. */
  other: new RegExp(
    String.raw`${BOARDING}|embar[qc]|탑승|gate|check|clos|issu|expir|valid|birth|update|puerta|마감`,
    'iu',
  ),
  boarding: new RegExp(BOARDING, 'iu'),
  seat: /seat|sitz|asiento|si[eè]ge|plaza|좌석/iu,
  pnr: /confirm|locator|booking|record|\bpnr\b|reference|buchung|reserva|localizador|예약/iu,
  flight: new RegExp(
    String.raw`flight|flug|vuelo|\bvol\b|vlucht|\bvolo\b|\bvoo\b|편명|항공편|${wordsOf(({ flight }) => flight).join('|')}`,
    'iu',
  ),
  airline: /airline|carrier|compañ[ií]a|compagnie|fluggesellschaft|항공사|航空/iu,
  aircraft: /aircraft|equipment/iu,
  meal: /\bmeal/iu,
  baggage: /\bbag|gep[aä]ck|equipaje|수하물/iu,
  arrival: /arriv|\barr\b|ankunft|llegada|landing|도착/iu,
  departure: /depart|\bdept?\b|abflug|salida|출발/iu,
  date: /\bdate\b|datum|fecha|\bdat[ao]\b|tarih|날짜|일자|日付|日期|дата/iu,
} as const;

const LABELLED: Readonly<Partial<Record<keyof typeof WORDS, LabelledField>>> = {
  seat: 'seat',
  aircraft: 'aircraft',
  meal: 'meal',
  baggage: 'baggage',
  arrival: 'arrival',
  departure: 'departure',
  date: 'date',
};

/** True where key or label say that a field of a pass holds this. */
export function isAbout(field: PassField, what: keyof typeof WORDS): boolean {
  // No case of `i` matches the dotted capital of Turkish.
  const label = field.label.trim().replaceAll('İ', 'I');
  if (
    WORDS[what].test(`${spell(field.key)} ${label}`) ||
    (what === 'pnr' && isRecordLocatorLabel(label))
  )
    return true;
  const labelled = LABELLED[what];
  return labelled !== undefined && labelAt(label)?.field === labelled;
}

/** `boardingTime` as words: keys are written in one. */
function spell(key: string): string {
  return key.replaceAll(/([a-z])([A-Z])|[_-]/g, '$1 $2');
}
