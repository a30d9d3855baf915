import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { takeSettings } from '../lib/take-settings.ts';

/**
 * Stores settings for the account; shown at once, taken back where the server refuses. One that is changed meanwhile is
 * neither overwritten nor taken back with them.
 */
export function useSetPreferences() {
  const { t } = useTranslation(['account', 'common']);
  const utils = trpc.useUtils();
  return trpc.account.setPreferences.useMutation({
    onMutate: async (patch) => {
      await utils.account.me.cancel();
      const before = utils.account.me.getData();
      if (before) utils.account.me.setData(undefined, takeSettings(before, patch, patch));
      return { before };
    },
    onSuccess: (user, patch) => {
      utils.account.me.setData(undefined, (now) => now && takeSettings(now, user, patch));
    },
    onError: (_error, patch, context) => {
      const { before } = context ?? {};
      if (before) {
        utils.account.me.setData(undefined, (now) => now && takeSettings(now, before, patch));
      }
      toast({
        title: t('common:errorTitle'),
        message: t('account:preferencesFailed'),
        variant: 'destructive',
      });
    },
  });
}
