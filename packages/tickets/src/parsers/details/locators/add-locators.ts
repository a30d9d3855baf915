import type { LegDraft } from '../../../document.ts';
import { addCarrierLocators } from './carrier-locators.ts';
import { takeSteps } from '../steps.ts';
import { carrierOf } from '../references/carrier-of.ts';
import { shareInWays } from '../share-in-ways.ts';
import { infer } from '../../../text/infer.ts';
import { addRouteLocators } from './route-locators.ts';
import { addToldLocators } from './told-locators.ts';

/**
 * The legs with the locators that a document names away from their flights, in the order of trust: by airline, by
 * places, behind the flight, at the head of its way. A leg that is left takes the one of another flight of its airline.
 * What stands in a flight's own lines came before (`shapes/leg-locators.ts`); only one that is named for its airline
 * goes before it.
 */
export const addLocators = takeSteps([
  addCarrierLocators,
  addRouteLocators,
  addToldLocators,
  (legs) => shareInWays(legs, 'pnr'),
  shareInAirline,
]);

/** Of an airline with one locator. */
function shareInAirline(legs: readonly LegDraft[]): LegDraft[] {
  const byCarrier = Map.groupBy(legs, carrierOf);
  return legs.map((leg) => {
    if (leg.pnr) return leg;
    const others = byCarrier.get(carrierOf(leg)) ?? [];
    const values = new Map(others.flatMap(({ pnr }) => (pnr ? [[pnr.value, pnr] as const] : [])));
    const [only, ...more] = values.values();
    return only && more.length === 0 ? { ...leg, pnr: infer(only) } : leg;
  });
}
