import { useTranslation } from 'react-i18next';
import { isBusy, isConnectionError, toAppError } from './app-error.ts';

/** What to tell a traveller of an error: in the server's words where it gave some of its own. */
export function useErrorSentence(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (isConnectionError(error)) return t('error.away');
    if (isBusy(error)) return t('error.busy');
    return toAppError(error)?.message ?? t('error.unknown');
  };
}
