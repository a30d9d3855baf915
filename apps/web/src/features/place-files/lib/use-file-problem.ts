import { EncodingChoice } from '@ooo/domain/place-files/file-encoding';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { toAppError } from '../../../lib/app-error.ts';
import { useErrorSentence } from '../../../lib/use-error-sentence.ts';

const Choices = z.object({ choices: z.array(EncodingChoice) });

/** The sentence for places that could not be saved. If something is too large, it is not the file but what was chosen from it. */
export function useImportProblem(): (error: unknown) => string {
  const { t } = useTranslation('placeFiles');
  const sentenceOf = useErrorSentence();
  return (error) =>
    toAppError(error)?.code === 'TOO_LARGE' ? t('problem.too-much-text') : sentenceOf(error);
}

/** The sentence for a file that could not be read, in the reader's language. */
export function useFileProblem(): (error: unknown) => string {
  const { t } = useTranslation('placeFiles');
  const sentenceOf = useErrorSentence();
  return (error) => {
    const answer = toAppError(error);
    const isOfReader = answer?.reason?.startsWith('place-file-') ?? false;
    return answer?.code === 'TOO_LARGE' && !isOfReader ? t('problem.too-large') : sentenceOf(error);
  };
}

/** The possible encodings of a file, if the reader asks for one; empty otherwise. */
export function encodingChoicesOf(error: unknown): readonly EncodingChoice[] {
  return Choices.safeParse(toAppError(error)?.details).data?.choices ?? [];
}
