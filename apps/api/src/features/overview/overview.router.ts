import { OverviewRequest, Stay, TipsRequest } from '@ooo/domain/overview/overview-request.schema';
import { DestinationOverview, StayEvents, TipsAnswer } from '@ooo/domain/overview/overview.schema';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { describeStay, findStayEvents } from './overview.service.ts';
import { addTips } from './overview-tips.service.ts';

export const overviewRouter = router({
  /**
   * Season, crowds, holidays, climate, events and facts of the country, from what ships. The overview of a trip is kept
   * with it. NOT_FOUND for an unknown destination, and for a trip that is absent or another user's.
   */
  get: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(OverviewRequest)
    .output(answer(DestinationOverview))
    .query(({ ctx, input }) => describeStay(ctx, input)),

  /** What the assistant adds to a trip's overview, within half a minute; none without one. Going away ends the question. */
  tips: invitedProcedure
    .meta({ reaches: 'trip', limit: 'plan', changes: false })
    .input(TipsRequest)
    .output(answer(TipsAnswer))
    .mutation(({ ctx, input, signal }) => addTips({ ...ctx, signal }, input)),

  /** NOT_FOUND for an unknown destination. */
  events: invitedProcedure
    .meta({ reaches: 'shared' })
    .input(Stay)
    .output(answer(StayEvents))
    .query(({ ctx, input }) => findStayEvents(ctx, input)),
});
