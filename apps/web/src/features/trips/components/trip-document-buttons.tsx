import { ActionIcon } from '@mantine/core';
import { IconFiles, IconTicket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../components/hint.tsx';

interface TripDocumentButtonsProps {
  readonly onAddTicket: () => void;
  readonly onDocuments: () => void;
}

/** The buttons for adding a ticket to the trip and for the documents that are kept with it. */
export function TripDocumentButtons({ onAddTicket, onDocuments }: TripDocumentButtonsProps) {
  const { t } = useTranslation(['tickets', 'documents']);
  return (
    <>
      <Hint label={t('tickets:add.action')}>
        <ActionIcon size={44} aria-label={t('tickets:add.action')} onClick={onAddTicket}>
          <IconTicket size={20} stroke={1.75} />
        </ActionIcon>
      </Hint>
      <Hint label={t('documents:open')}>
        <ActionIcon size={44} aria-label={t('documents:open')} onClick={onDocuments}>
          <IconFiles size={20} stroke={1.75} />
        </ActionIcon>
      </Hint>
    </>
  );
}
