import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';

export function useSessions() {
  return trpc.account.sessions.useQuery(undefined, { staleTime: 0, refetchOnMount: true });
}

function useFailureToast() {
  const { t } = useTranslation(['settings', 'common']);
  return () =>
    toast({
      title: t('common:errorTitle'),
      message: t('settings:sessions.failed'),
      variant: 'destructive',
    });
}

/** Ends another sign-in of the user. */
export function useEndSession() {
  const utils = trpc.useUtils();
  const onError = useFailureToast();
  return trpc.account.endSession.useMutation({
    onError,
    onSettled: () => utils.account.sessions.invalidate(),
  });
}

/** Ends every sign-in, this one too. */
export function useSignOutEverywhere(onSignedOut: () => void) {
  const onError = useFailureToast();
  return trpc.account.signOutEverywhere.useMutation({ onError, onSuccess: onSignedOut });
}
