import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The shape of what comes, which is said as well. The words are beside what is busy and not in it: readers are silent
 * about what changes there until it is done.
 */
export function LoadingShape({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden component="output">{t('loading')}</VisuallyHidden>
      <div aria-busy>{children}</div>
    </>
  );
}
