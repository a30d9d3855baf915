import { Divider, Stack, Tabs, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAtom } from '../../../lib/jotai.ts';
import { useTicketReading } from '../api/use-ticket-reading.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import type { DraftSource } from '../state/draft.types.ts';
import { DocumentList } from './document-list.tsx';
import { PasteBox } from './paste-box.tsx';
import { SourceFooter } from './source-footer.tsx';
import { TypeFlight } from './type-flight.tsx';
import { UploadBox } from './upload-box.tsx';

interface SourceStepProps {
  /** A trip can begin with nothing; adding to one cannot. */
  readonly canStartFromScratch: boolean;
  /** Somebody else's assistant may get what is read: whoever drops a ticket knows it before. */
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
      <Tabs
        value={draft.source}
        keepMounted={false}
        onChange={(source) => {
          const next: DraftSource = source === 'paste' ? 'paste' : 'upload';
          setDraft({ ...draft, source: next });
        }}
      >
        <Tabs.List grow aria-label={t('source.label')} mb="md">
          <Tabs.Tab value="upload">{t('source.upload')}</Tabs.Tab>
          <Tabs.Tab value="paste">{t('source.paste')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="upload">
          <UploadBox reader={reader} isCompact={hasDocuments} />
        </Tabs.Panel>
        <Tabs.Panel value="paste">
          <PasteBox reader={reader} />
        </Tabs.Panel>
      </Tabs>
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
