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
 * The segments with the meals and the baggage that a document lists apart from their flights: for one, for a direction,
 * for all.
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
