import { useTranslation } from 'react-i18next';
import { toOwnSentence } from '../../../i18n/own-sentence.ts';
import { toAppError } from '../../../lib/app-error.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Every invite code, the newest first. */
export function useInviteCodes() {
  return trpc.admin.inviteCodes.useQuery(undefined, { staleTime: 0, refetchOnMount: true });
}

export function useCreateInviteCode() {
  const utils = trpc.useUtils();
  return trpc.admin.createInviteCode.useMutation({
    onSuccess: () => utils.admin.inviteCodes.invalidate(),
  });
}

/** Limits, disables or enables a code. */
export function useUpdateInviteCode() {
  const { t } = useTranslation(['admin', 'common']);
  const utils = trpc.useUtils();
  return trpc.admin.updateInviteCode.useMutation({
    onSuccess: () => utils.admin.inviteCodes.invalidate(),
    onError: (error) => {
      const answer = toAppError(error);
      toast({
        title: t('common:errorTitle'),
        message: answer ? toOwnSentence(answer) : t('admin:codes.failed'),
        variant: 'destructive',
      });
    },
  });
}
