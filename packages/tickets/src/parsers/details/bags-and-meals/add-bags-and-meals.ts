import { takeSteps } from '../steps.ts';
import { addCarrierBaggage } from './carrier-baggage.ts';
import { shareMeals } from './for-all.ts';
import { addHeadedDetails } from './headed-details.ts';
import { addListedDetails } from './listed-details.ts';
import { addReferenceRows } from './reference-rows.ts';
import { addRowDetails } from './row-details.ts';
import { shareBaggage } from './shared-baggage.ts';
import { addDirectionDetails } from './direction-details.ts';

/**
 * The segments with the meals and the baggage that a document tells away from their flights: of one, of a direction, of
 * all.
 */
export const addBagsAndMeals = takeSteps([
  addRowDetails,
  addListedDetails,
  addHeadedDetails,
  addReferenceRows,
  addDirectionDetails,
  shareMeals,
  addCarrierBaggage,
  shareBaggage,
]);
