import { useTranslation } from 'react-i18next';
import { isBusy, isConnectionError, toAppError } from './app-error.ts';

/** The sentence for a traveller about an error: the server's own, if it gave one. */
export function useErrorSentence(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (isConnectionError(error)) return t('error.away');
    if (isBusy(error)) return t('error.busy');
    return toAppError(error)?.message ?? t('error.unknown');
  };
}
