import type { Context } from './context.ts';
import type { LimitName } from './policy.ts';

/** Counts the call now; its procedure, which counts it too, then does not count it a second time. */
export async function prepay(ctx: Context, limit: LimitName | undefined): Promise<Context> {
  if (!limit) return ctx;
  await ctx.spend(limit);
  let isPaid = true;
  const spend = async (name: LimitName): Promise<void> => {
    if (!isPaid || name !== limit) return ctx.spend(name);
    isPaid = false;
  };
  return { ...ctx, spend };
}
