import { trpc } from '../../../lib/trpc.ts';

export function useConfirmAge() {
  const utils = trpc.useUtils();
  return trpc.account.confirmAge.useMutation({
    onSuccess: (user) => utils.account.me.setData(undefined, user),
  });
}
