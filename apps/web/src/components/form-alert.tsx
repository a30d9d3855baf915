import { useTranslation } from 'react-i18next';
import { isConnectionError, toAppError } from '../lib/app-error.ts';
import { Notice } from './notice.tsx';

/** Why a form could not be sent; what was entered stays where it is. */
export function FormAlert({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const message = isConnectionError(error)
    ? t('error.away')
    : (toAppError(error)?.message ?? t('error.unknown'));
  return <Notice kind="error" title={message} />;
}
