import { answer } from '../../trpc/answer.ts';
import { publicProcedure, router } from '../../trpc/init.ts';
import { AppConfig } from './app.schema.ts';
import { describeApp } from './app.service.ts';

export const appConfigRouter = router({
  config: publicProcedure
    .meta({ reaches: 'shared' })
    .output(answer(AppConfig))
    .query(({ ctx }) => describeApp(ctx)),
});
