import { ActionIcon, Tooltip } from '@mantine/core';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconFiles, IconTicket } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '../../features/account/api/use-app-config.ts';
import { DocumentsDialog } from '../../features/documents/components/documents-dialog.tsx';

const AddTicketDialog = lazy(async () => {
  const module = await import('../../features/tickets/components/add-ticket-dialog.tsx');
  return { default: module.AddTicketDialog };
});

/** The tickets and documents of a trip: one more of them, and those that are kept. */
export function TripPapers({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation(['tickets', 'documents']);
  const hasAssistant = useAppConfig().data?.assistant === true;
  const [open, setOpen] = useState<'ticket' | 'documents'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Tooltip label={t('tickets:add.action')}>
        <ActionIcon
          size={44}
          aria-label={t('tickets:add.action')}
          onClick={() => setOpen('ticket')}
        >
          <IconTicket size={20} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('documents:open')}>
        <ActionIcon size={44} aria-label={t('documents:open')} onClick={() => setOpen('documents')}>
          <IconFiles size={20} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      {open === 'ticket' && (
        <Suspense fallback={null}>
          <AddTicketDialog trip={trip} hasAssistant={hasAssistant} onClose={close} />
        </Suspense>
      )}
      {open === 'documents' && (
        <DocumentsDialog trip={trip} onClose={close} onAddTicket={() => setOpen('ticket')} />
      )}
    </>
  );
}
