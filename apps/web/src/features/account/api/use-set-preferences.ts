import type { Preferences } from '@ooo/domain/account/user.schema';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Stores a preference for the account; shown at once, taken back where the server refuses. */
export function useSetPreferences() {
  const { t } = useTranslation(['account', 'common']);
  const utils = trpc.useUtils();
  return trpc.account.setPreferences.useMutation({
    onMutate: async (preferences: Preferences) => {
      await utils.account.me.cancel();
      const before = utils.account.me.getData();
      const { temperatureUnit = before?.temperatureUnit, language = before?.language } =
        preferences;
      if (before && temperatureUnit && language) {
        utils.account.me.setData(undefined, { ...before, temperatureUnit, language });
      }
      return { before };
    },
    onSuccess: async (user, preferences) => {
      utils.account.me.setData(undefined, user);
      // The server names what it finds in the language of the account.
      if (preferences.language) await utils.places.search.reset();
    },
    onError: (_error, _preferences, context) => {
      utils.account.me.setData(undefined, context?.before);
      toast({
        title: t('common:errorTitle'),
        message: t('account:preferencesFailed'),
        variant: 'destructive',
      });
    },
  });
}
