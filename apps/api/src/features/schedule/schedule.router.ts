import { z } from 'zod';
import { Poi } from '@ooo/domain/pois/poi.schema';
import {
  Arrangement,
  AutoPickAnswer,
  AutoPickRequest,
  AutoPlanAnswer,
  AutoPlanRequest,
  OpeningHoursRequest,
  OpenWindow,
} from '@ooo/domain/scheduling/schedule.schema';
import { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { PoiId } from '@ooo/domain/shared/ids';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { arrange } from './arrange.service.ts';
import { autoPlan } from './auto-plan.service.ts';
import { listOpeningHours } from './opening-hours.service.ts';
import { suggestTime } from './suggest.service.ts';

const PoiOpeningHours = z.object({
  poiId: PoiId,
  /** `windows` is null if the hours of that day are unknown, empty if the place is closed. */
  days: z.array(z.object({ date: CalendarDate, windows: z.array(OpenWindow).nullable() })),
});

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
});
