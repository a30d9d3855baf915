import type { TaskUse } from '@ooo/domain/admin/assistant-use.schema';

export type UseCounts = Omit<TaskUse, 'task'>;
export const NO_USE: UseCounts = { calls: 0, tokens: 0, costMicroUsd: 0 };

export function sumOfUses(uses: readonly UseCounts[]): UseCounts {
  return uses.reduce(
    (sum, use) => ({
      calls: sum.calls + use.calls,
      tokens: sum.tokens + use.tokens,
      costMicroUsd: sum.costMicroUsd + use.costMicroUsd,
    }),
    NO_USE,
  );
}
