import { z } from 'zod';
import { Poi } from '@ooo/domain/pois/poi.schema';
import {
  Arrangement,
  AutoPickAnswer,
  AutoPickRequest,
  AutoPlanAnswer,
  AutoPlanRequest,
  HoursDays,
  OpeningHoursRequest,
  PlaceHours,
  PlaceHoursRequest,
} from '@ooo/domain/scheduling/schedule.schema';
import { PoiId } from '@ooo/domain/shared/ids';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { arrange } from './arrange.service.ts';
import { autoPlan } from './auto-plan.service.ts';
import { listOpeningHours } from './opening-hours.service.ts';
import { listPlaceHours } from './place-hours.service.ts';
import { suggestTime } from './suggest.service.ts';

const PoiOpeningHours = z.object({ poiId: PoiId, days: HoursDays });

export const scheduleRouter = router({
  /** A time for one POI while everything else stays in place. */
  suggest: invitedProcedure
    .meta({ reaches: 'trip', limit: 'plan', changes: false })
    .input(AutoPickRequest)
    .output(answer(AutoPickAnswer))
    .mutation(({ ctx, input, signal }) => suggestTime({ ...ctx, signal }, input)),

  /** Times for all unscheduled POIs of a trip; `apply` stores them, all or none. */
  autoPlan: invitedProcedure
    .meta({ reaches: 'trip', limit: 'plan' })
    .input(AutoPlanRequest)
    .output(answer(AutoPlanAnswer))
    .mutation(({ ctx, input, signal }) => autoPlan({ ...ctx, signal }, input)),

  /** Sets or clears the time of several POIs, all or none; returns those that changed. */
  arrange: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(Arrangement)
    .output(answer(z.array(Poi)))
    .mutation(({ ctx, input }) => arrange(ctx, input)),

  /** When each POI of the trip is open on the trip's days, in the destination's time: a week for the largest trip. */
  openingHours: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(OpeningHoursRequest)
    .output(answer(z.array(PoiOpeningHours)))
    .query(({ ctx, input, signal }) => listOpeningHours({ ...ctx, signal }, input)),

  /** The same for places that a search or discovery found, and that are not saved. */
  placeHours: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(PlaceHoursRequest)
    .output(answer(z.array(PlaceHours)))
    .query(({ ctx, input, signal }) => listPlaceHours({ ...ctx, signal }, input)),
});
