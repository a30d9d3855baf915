import { Divider, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAtom } from '../../../lib/jotai.ts';
import { useTicketReading } from '../api/use-ticket-reading.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { DocumentList } from './document-list.tsx';
import { PasteBox } from './paste-box.tsx';
import { SourceFooter } from './source-footer.tsx';
import { SourceTabs } from './source-tabs.tsx';
import { TypeFlight } from './type-flight.tsx';
import { UploadBox } from './upload-box.tsx';

interface SourceStepProps {
  /** A trip can begin with nothing; adding to one cannot. */
  readonly canStartFromScratch: boolean;
  /** A third party's assistant may get the document: the traveller is told before adding it. */
  readonly hasAssistant: boolean;
}

/** Files, a text, a flight number, or nothing. */
export function SourceStep({ canStartFromScratch, hasAssistant }: SourceStepProps) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const reader = useTicketReading();
  const hasDocuments = draft.documents.length > 0;
  return (
    <Stack gap="md">
      {(hasDocuments || reader.admission !== null) && <DocumentList reader={reader} />}
      <SourceTabs
        source={draft.source}
        onSource={(source) => setDraft({ ...draft, source })}
        upload={<UploadBox reader={reader} isCompact={hasDocuments} />}
        paste={
          <PasteBox
            text={draft.pastedText}
            action={reader.isReading ? t('source.reading') : t('source.read')}
            isBusy={reader.isReading}
            onType={(pastedText) => setDraft({ ...draft, pastedText })}
            onTake={() => void reader.addText(draft.pastedText)}
          />
        }
      />
      {hasAssistant && (
        <Text size="xs" c="var(--ooo-muted)">
          {t('source.assistant')}
        </Text>
      )}
      {draft.legs.length === 0 && (
        <>
          <Divider />
          <TypeFlight canStartFromScratch={canStartFromScratch} />
        </>
      )}
      <SourceFooter reader={reader} />
    </Stack>
  );
}
