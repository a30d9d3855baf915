import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { TicketDrop } from '../features/tickets/components/ticket-drop.tsx';
import type { NewDocument } from '../features/tickets/lib/admit-documents.ts';
import { chooseTickets } from '../features/tickets/lib/choose-tickets.ts';
import { forgetOldTickets } from '../features/tickets/state/waiting-tickets.ts';
import { openDialogAtom } from '../lib/dialogs.atoms.ts';
import { useAtom } from '../lib/jotai.ts';
import { paths } from '../lib/paths.ts';
import { toast } from '../lib/toast.ts';
import { useAccess } from './use-access.ts';
import { useNewTrip } from './use-new-trip.ts';

/** A ticket that is dropped anywhere on the page begins a trip; it waits for a sign-in where one is missing. */
export function DropTicket({ user }: { readonly user: CurrentUser | null }) {
  const { t } = useTranslation(['tickets', 'common']);
  const [dialog, openDialog] = useAtom(openDialogAtom);
  const newTrip = useNewTrip(user);
  const access = useAccess(user);
  useEffect(() => void forgetOldTickets(), []);
  const take = async (documents: readonly NewDocument[]): Promise<void> => {
    const choice = await chooseTickets(documents, user?.id ?? null);
    if (!choice.ok) {
      toast({
        title: choice.name ?? t('common:errorTitle'),
        message: t(
          choice.failure === 'tooMuch' ? 'problem.tooMuchDetail' : 'problem.tooLargeDetail',
        ),
        variant: 'destructive',
      });
    } else if (access === 'signed-out') {
      openDialog({ kind: 'sign-in', returnTo: paths.newTrip, waiting: choice.count });
    } else newTrip();
  };
  return <TicketDrop isActive={dialog === null} onTickets={(documents) => void take(documents)} />;
}
