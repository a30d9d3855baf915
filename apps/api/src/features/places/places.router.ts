import { z } from 'zod';
import { DestinationFacts } from '@ooo/domain/places/destination-facts.schema';
import {
  PlaceSearch,
  PlaceSearchResult,
  RecommendationsPage,
  RecommendationsRequest,
} from '@ooo/domain/places/place.schema';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { findDestination, recommendPlaces, searchPlaces } from './places.service.ts';

export const placesRouter = router({
  /** Within 100 km of the destination, if the destination is known. */
  search: invitedProcedure
    .meta({ reaches: 'shared', limit: 'search' })
    .input(PlaceSearch)
    .output(answer(z.array(PlaceSearchResult)))
    .query(({ ctx, input }) => searchPlaces(ctx, input)),

  recommendations: invitedProcedure
    .meta({ reaches: 'shared', limit: 'search' })
    .input(RecommendationsRequest)
    .output(answer(RecommendationsPage))
    .query(({ ctx, input }) => recommendPlaces(ctx, input)),

  /** Null for a destination that the atlas does not know. */
  destination: invitedProcedure
    .meta({ reaches: 'shared' })
    .input(z.object({ destination: z.string().trim().max(160) }))
    .output(answer(DestinationFacts.nullable()))
    .query(({ input }) => findDestination(input)),
});
