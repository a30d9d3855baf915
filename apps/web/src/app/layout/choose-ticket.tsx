import { useAppConfig } from '../../features/app/api/use-app-config.ts';
import { ChooseTicketDialog } from '../../features/tickets/components/choose-ticket-dialog.tsx';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { paths } from '../../lib/paths.ts';

interface ChooseTicketProps {
  readonly onDemo: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A visitor's ticket, then the sign-in that it waits for. */
export function ChooseTicket({ onDemo, onClose }: ChooseTicketProps) {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <ChooseTicketDialog
      hasAssistant={useAppConfig().data?.assistant === true}
      onClose={onClose}
      onDemo={onDemo}
      onChosen={(waiting) => openDialog({ kind: 'sign-in', returnTo: paths.newTrip, waiting })}
    />
  );
}
