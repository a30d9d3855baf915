import type { LegDraft } from '../../../document.ts';
import { airlineCodeByName } from '../../../atoms/airline.ts';
import { findLocator } from '../../../atoms/locator.ts';
import { carrierOf } from '../references/carrier-of.ts';
import { readListedLocators } from './listed-locators.ts';
import { readNamedLocators } from './named-locators.ts';

const MOST_LINES = 400;

/**
 * The legs with the locator of their own airline, where a document names several: `아시아나 예약번호는 9RBK4M,
 * 국내선(CA) 예약번호는 NFD0X7`, `AIRLINE REF  KQ TV6WQK  SA 6ZBHNR`. One that is named for all stays. That of an airline
 * under whose number none of the flights goes is of those that it operates.
 */
export function addCarrierLocators(
  legs: readonly LegDraft[],
  lines: readonly string[],
): LegDraft[] {
  const shown = lines.slice(0, MOST_LINES);
  const listed = readListedLocators(shown);
  const locators = new Map([...readNamedLocators(shown), ...listed]);
  const carriers = new Set(legs.flatMap((leg) => carrierOf(leg) ?? []));
  const values = new Set([...locators.values()].map(({ value }) => value));
  const isSure = carriers.size > 1 && values.size > 1;
  if (values.size === 0) return [...legs];
  const first = findLocator(shown)?.value;
  const areSeveral = values.size > 1 || (first !== undefined && !values.has(first));
  return legs.map((leg) => {
    const carrier = carrierOf(leg) ?? '';
    const own = areSeveral ? locators.get(carrier) : listed.get(carrier);
    const operator = airlineCodeByName(leg.operatedBy?.value ?? '');
    const isOthers = operator !== undefined && !carriers.has(operator);
    const operators = isOthers && areSeveral ? locators.get(operator) : undefined;
    const pnr = isSure || !leg.pnr ? (operators ?? own) : undefined;
    return pnr ? { ...leg, pnr } : leg;
  });
}
