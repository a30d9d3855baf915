import { z } from 'zod';
import { DestinationProposal } from '@ooo/domain/places/destination-proposal.schema';
import { DestinationFacts } from '@ooo/domain/places/destination-facts.schema';
import {
  PlaceSearch,
  PlaceSearchAnswer,
  RecommendationsPage,
  RecommendationsRequest,
} from '@ooo/domain/places/place.schema';
import { PlaceTipsAnswer, PlaceTipsRequest } from '@ooo/domain/places/place-tips.schema';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { tipPlaces } from './place-tips.service.ts';
import {
  findDestination,
  recommendPlaces,
  searchDestinations,
  searchPlaces,
} from './places.service.ts';

export const placesRouter = router({
  /** Within 100 km of the destination, if the destination is known. */
  search: invitedProcedure
    .meta({ reaches: 'shared', limit: 'search' })
    .input(PlaceSearch)
    .output(answer(PlaceSearchAnswer))
    .query(({ ctx, input }) => searchPlaces(ctx, input)),

  recommendations: invitedProcedure
    .meta({ reaches: 'shared', limit: 'search' })
    .input(RecommendationsRequest)
    .output(answer(RecommendationsPage))
    .query(({ ctx, input }) => recommendPlaces(ctx, input)),

  /** Which of a page to see first on a trip, within half a minute; none without an assistant. Going away ends the question. */
  tips: invitedProcedure
    .meta({ reaches: 'trip', limit: 'plan', changes: false })
    .input(PlaceTipsRequest)
    .output(answer(PlaceTipsAnswer))
    .mutation(({ ctx, input, signal }) => tipPlaces({ ...ctx, signal }, input)),

  /** Null for a destination that the atlas does not know; with `around` the main city of its country, if that is known. */
  destination: invitedProcedure
    .meta({ reaches: 'shared' })
    .input(z.object({ destination: z.string().trim().max(160), around: z.boolean().optional() }))
    .output(answer(DestinationFacts.nullable()))
    .query(({ input }) => findDestination(input)),

  /** Cities, towns, islands and regions by the beginning of their names, the likeliest first; empty below two letters. */
  destinations: invitedProcedure
    .meta({ reaches: 'shared' })
    .input(z.object({ q: z.string().trim().max(100) }))
    .output(answer(z.array(DestinationProposal)))
    .query(({ input }) => searchDestinations(input)),
});
