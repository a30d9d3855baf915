import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isConnectionError, toAppError } from '../lib/app-error.ts';

interface FormAlertProps {
  readonly error: unknown;
  /** The product's own sentence; without it the server's. */
  readonly title?: ReactNode;
}

/** Why a form could not be sent; what was entered stays where it is. */
export function FormAlert({ error, title }: FormAlertProps) {
  const { t } = useTranslation();
  const message = isConnectionError(error)
    ? t('error.away')
    : (toAppError(error)?.message ?? t('error.unknown'));
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      icon={<IconAlertTriangle size={20} stroke={1.75} />}
      {...(title === undefined ? {} : { title })}
    >
      {message === title ? null : message}
    </Alert>
  );
}
