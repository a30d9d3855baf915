import { z } from 'zod';
import { TripId } from '../shared/ids.ts';
import { Language } from '../shared/language.ts';
import { RecommendationsRequest } from './place.schema.ts';

/** The length of a tip, and how many a page gets. */
export const MAX_TIP_LENGTH = 160;
export const MAX_PLACE_TIPS = 10;

/** A page of recommendations for the caller's trip. */
export const PlaceTipsRequest = RecommendationsRequest.pick({
  category: true,
  subcategory: true,
  page: true,
  limit: true,
}).extend({
  tripId: TripId,
  /** The account's by default. */
  language: Language.optional(),
});
export type PlaceTipsRequest = z.infer<typeof PlaceTipsRequest>;

/** Why a traveller would see a place, by the id of its recommendation. */
export const PlaceTip = z.object({ id: z.string(), tip: z.string().max(MAX_TIP_LENGTH) });
export type PlaceTip = z.infer<typeof PlaceTip>;

/**
 * The places to see first, the best one first. `failed`: the assistant gave no answer. `spent`: its budget of the day is
 * used up. `none`: it was not asked. The model is named where there is an answer.
 */
export const PlaceTipsAnswer = z.object({
  tips: z.array(PlaceTip).max(MAX_PLACE_TIPS),
  model: z.string().optional(),
  assistant: z.enum(['done', 'failed', 'spent', 'none']),
});
export type PlaceTipsAnswer = z.infer<typeof PlaceTipsAnswer>;
