import { useErrorSentence } from '../lib/use-error-sentence.ts';
import { Notice } from './notice.tsx';

/** Why a form could not be sent; what was entered stays where it is. */
export function FormAlert({ error }: { readonly error: unknown }) {
  const sentenceOf = useErrorSentence();
  return <Notice kind="error" title={sentenceOf(error)} />;
}
