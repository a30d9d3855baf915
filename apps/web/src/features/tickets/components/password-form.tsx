import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketReader } from '../api/use-ticket-reading.ts';
import { useReadingWords } from '../lib/use-reading-words.ts';
import type { DraftDocument } from '../state/draft.types.ts';
import classes from './document-list.module.css';

interface PasswordFormProps {
  readonly document: DraftDocument;
  /** Why what was typed before did not open it. */
  readonly error: string | undefined;
  readonly reader: TicketReader;
}

/** The password of a protected document; it opens it for the reading and is not kept. */
export function PasswordForm({ document, error, reader }: PasswordFormProps) {
  const { t } = useTranslation('tickets');
  const words = useReadingWords();
  const [password, setPassword] = useState('');
  return (
    <form
      className={classes.password}
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '') reader.unlock(document.id, password);
      }}
    >
      <PasswordInput
        label={t('documents.passwordLabel')}
        aria-label={t('documents.password', { name: words.name(document) })}
        description={t('documents.passwordHint')}
        error={error}
        aria-invalid={error !== undefined}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        size="sm"
        maxLength={200}
        autoComplete="off"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" disabled={password === ''}>
        {t('documents.open')}
      </Button>
    </form>
  );
}
