import { useTranslation } from 'react-i18next';
import { toOwnSentence } from '../i18n/server-sentence.ts';
import { isBusy, isConnectionError, toAppError } from './app-error.ts';

/** The sentence for a traveller about an error: the server's own, if it gave one, in the reader's language. */
export function useErrorSentence(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (isConnectionError(error)) return t('error.away');
    if (isBusy(error)) return t('error.busy');
    const body = toAppError(error);
    return body ? toOwnSentence(body) : t('error.unknown');
  };
}
