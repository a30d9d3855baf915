import { Stay } from '@ooo/domain/overview/overview-request.schema';
import { SourcedOverview, StayEvents } from '@ooo/domain/overview/overview.schema';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { describeStay, findStayEvents } from './overview.service.ts';

export const overviewRouter = router({
  /** Season, crowds, holidays, climate, events and facts of the country, in English, from what ships. */
  get: invitedProcedure
    .meta({ reaches: 'shared' })
    .input(Stay)
    .output(answer(SourcedOverview))
    .query(({ input }) => describeStay(input)),

  events: invitedProcedure
    .meta({ reaches: 'shared' })
    .input(Stay)
    .output(answer(StayEvents))
    .query(({ input }) => findStayEvents(input)),
});
