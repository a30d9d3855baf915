import { findAirline } from '@ooo/atlas/airlines';

/** The number that it has with who flies: `Delta Air Lines DL 158`. */
const OWN_NUMBER = /\s(?:as\s)?[A-Z\d]{2}\s?\d{2,4}\s*$/u;

/** The airline that flies, of an `operated by` value: `KLM ROYAL DUTCH AIRLINES, KL 1824`, `Germanwings`, `KE`. */
export function readOperator(text: string): string | undefined {
  const name = (text.replace(/^[\s:：/]+/u, '').split(/\s{2,}|[,;|()]|\son an?\s/u)[0] ?? '')
    .replace(OWN_NUMBER, '')
    .replace(/[\s–·-]+$/u, '')
    .trim();
  if (/^[A-Z\d]{2}$/u.test(name)) return findAirline(name)?.name;
  if (/^operated(?: by)?$/iu.test(name)) return undefined;
  return /^\p{L}[\p{L}\d .&'’/-]{2,50}$/u.test(name) ? name : undefined;
}
