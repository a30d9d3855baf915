import { IconFiles, IconTicket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { WordedIcon } from '../../../components/worded-icon.tsx';

interface TripDocumentButtonsProps {
  readonly onAddTicket: () => void;
  readonly onDocuments: () => void;
}

/** The buttons for adding a ticket to the trip and for the documents that are kept with it. */
export function TripDocumentButtons({ onAddTicket, onDocuments }: TripDocumentButtonsProps) {
  const { t } = useTranslation(['tickets', 'documents']);
  return (
    <>
      <WordedIcon ButtonIcon={IconTicket} label={t('tickets:add.action')} onClick={onAddTicket} />
      <WordedIcon ButtonIcon={IconFiles} label={t('documents:open')} onClick={onDocuments} />
    </>
  );
}
