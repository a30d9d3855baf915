import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useAtom } from '../../../lib/jotai.ts';
import { type NewDocument, toTextDocument } from '../lib/admit-documents.ts';
import { chooseTickets, type TicketChoice } from '../lib/choose-tickets.ts';
import { visitorTextAtom } from '../state/visitor.atoms.ts';
import type { DraftSource } from '../state/draft.types.ts';
import { PasteBox } from './paste-box.tsx';
import { SourceTabs } from './source-tabs.tsx';
import { UploadBox } from './upload-box.tsx';

interface ChooseTicketDialogProps {
  /** A third party's assistant may get the document: the traveller is told before adding it. */
  readonly hasAssistant: boolean;
  readonly onClose: () => void;
  /** How many documents wait in this browser. */
  readonly onChosen: (count: number) => void;
  /** Absent where the demo needs a sign-in too. */
  readonly onDemo: (() => void) | undefined;
}

/** A visitor's ticket or its text: it is chosen first, and read once they are signed in. */
export function ChooseTicketDialog(props: ChooseTicketDialogProps) {
  const { hasAssistant, onClose, onChosen, onDemo } = props;
  const { t } = useTranslation(['tickets', 'landing']);
  const [choice, setChoice] = useState<TicketChoice | null>(null);
  const [source, setSource] = useState<DraftSource>('upload');
  const [text, setText] = useAtom(visitorTextAtom);
  const add = async (documents: readonly NewDocument[]): Promise<void> => {
    const next = await chooseTickets(documents, null);
    setChoice(next);
    if (!next.ok) return;
    setText('');
    onChosen(next.count);
  };
  return (
    <ResponsiveModal opened onClose={onClose} title={t('landing:landing.upload')} size="38rem">
      <Stack gap="md">
        {choice?.ok === false && (
          <Notice kind="error" title={choice.name ?? t('review.pasted')}>
            {t(choice.failure === 'tooMuch' ? 'problem.tooMuchDetail' : 'problem.tooLargeDetail')}
          </Notice>
        )}
        <SourceTabs
          source={source}
          onSource={setSource}
          upload={<UploadBox reader={{ add }} isCompact={false} />}
          paste={
            <PasteBox
              text={text}
              action={t('waiting.paste')}
              isBusy={false}
              onType={setText}
              onTake={() => void add([toTextDocument(text)])}
            />
          }
        />
        <Text size="sm" c="var(--ooo-muted)">
          {t('waiting.before')}
        </Text>
        {hasAssistant && (
          <Text size="xs" c="var(--ooo-muted)">
            {t('source.assistant')}
          </Text>
        )}
        {onDemo && (
          <Button variant="subtle" onClick={onDemo}>
            {t('landing:landing.demo')}
          </Button>
        )}
      </Stack>
    </ResponsiveModal>
  );
}
