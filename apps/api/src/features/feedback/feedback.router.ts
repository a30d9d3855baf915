import { z } from 'zod';
import { FeedbackCreate } from '@ooo/domain/admin/feedback.schema';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { submitFeedback } from './feedback.service.ts';

export const feedbackRouter = router({
  submit: invitedProcedure
    .meta({ reaches: 'own', limit: 'feedback' })
    .input(FeedbackCreate)
    .output(answer(z.object({ id: z.int() })))
    .mutation(({ ctx, input }) => submitFeedback(ctx, input)),
});
