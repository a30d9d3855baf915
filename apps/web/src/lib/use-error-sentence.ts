import { useTranslation } from 'react-i18next';
import { toOwnSentence } from '../i18n/own-sentence.ts';
import {
  isBusy,
  isConnectionError,
  isLate,
  kindOfAnswer,
  toAppError,
  toForeignDetail,
  toStatus,
} from './app-error.ts';

/**
 * The sentence for a traveller about an error, whichever way it came: the server's own, if it gave one, in the reader's
 * language. Section 8 introduces those that no input of the traveller causes, and every answer that is not the server's
 * (decision 86).
 */
export function useErrorSentence(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (isLate(error)) return t('error.late');
    if (isConnectionError(error)) return t('error.away');
    if (isBusy(error)) return t('error.busy');
    const body = toAppError(error);
    const status = toStatus(error);
    const detail = body ? toOwnSentence(body) : toForeignDetail(error);
    if (status === undefined) return detail || t('error.unknown');
    const kind = kindOfAnswer(status);
    if (body && (kind === 'other' || body.code === 'MAINTENANCE')) return detail;
    return t(`error.answer.${kind}`, { status, detail });
  };
}
