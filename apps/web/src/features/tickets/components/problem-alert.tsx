import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { useAtom } from '../../../lib/jotai.ts';
import type { TicketReader } from '../api/use-ticket-reading.ts';
import { withTypedFlight } from '../lib/edit-draft.ts';
import type { ReadingProblem } from '../lib/reading-problem.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import type { DraftDocument } from '../state/draft.types.ts';
import classes from './document-list.module.css';
import { PasswordForm } from './password-form.tsx';

interface ProblemAlertProps {
  readonly document: DraftDocument;
  readonly problem: ReadingProblem;
  readonly reader: TicketReader;
}

/** Why a document gave no flights, and ways on; for a locked one it asks for the password. */
export function ProblemAlert({ document, problem, reader }: ProblemAlertProps) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const { failure, password } = problem;
  const isSize = failure === 'tooLarge' || failure === 'tooMuch';
  const own = failure === 'unreachable' ? t('problem.connection') : problem.detail;
  const detail = isSize ? t(`problem.${failure}Detail`) : own;
  const title = failure === 'tooMuch' ? 'tooLarge' : failure;
  return (
    <Notice
      kind={password ? 'question' : 'error'}
      title={password ? t('documents.locked') : t(`problem.${document.kind}.${title}`)}
    >
      {detail !== undefined && password !== 'wrong' && <Text size="sm">{detail}</Text>}
      {password && (
        <PasswordForm
          document={document}
          error={password === 'wrong' ? detail : undefined}
          reader={reader}
        />
      )}
      <Group gap="xs" mt="xs" className={classes.ways}>
        {problem.mayPass && document.file && (
          <Button variant="default" size="xs" onClick={() => reader.readAgain(document.id)}>
            {t('documents.again')}
          </Button>
        )}
        {document.kind !== 'text' && (
          <Button
            variant="default"
            size="xs"
            onClick={() => setDraft({ ...draft, source: 'paste' })}
          >
            {t('problem.paste')}
          </Button>
        )}
        <Button variant="default" size="xs" onClick={() => setDraft(withTypedFlight(draft))}>
          {t('problem.manual')}
        </Button>
      </Group>
    </Notice>
  );
}
