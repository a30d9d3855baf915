import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';

export function useAppSettings() {
  return trpc.admin.settings.useQuery(undefined, { staleTime: 0, refetchOnMount: true });
}

/** Switches a setting for everyone; the banner of the page follows. */
export function useSetAppSettings() {
  const { t } = useTranslation(['admin', 'common']);
  const utils = trpc.useUtils();
  return trpc.admin.setSettings.useMutation({
    onSuccess: async (settings) => {
      utils.admin.settings.setData(undefined, settings);
      await utils.app.config.invalidate();
    },
    onError: () =>
      toast({
        title: t('common:errorTitle'),
        message: t('admin:settings.failed'),
        variant: 'destructive',
      }),
  });
}
