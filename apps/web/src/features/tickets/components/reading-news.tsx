import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAtomValue } from '../../../lib/jotai.ts';
import { useReadingWords } from '../lib/use-reading-words.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';

/** Announces what is being read and the result; it outlives the step in which it began. */
export function ReadingNews() {
  const { t } = useTranslation('tickets');
  const words = useReadingWords();
  const { documents, legs: segments } = useAtomValue(tripDraftAtom);
  const current = documents.findLast(({ state }) => state === 'reading');
  const isRead = documents.some(({ state }) => state === 'read') && segments.length > 0;
  const found = isRead ? t('review.found', { count: segments.length }) : '';
  return (
    <VisuallyHidden component="output">{current ? words.step(current) : found}</VisuallyHidden>
  );
}
