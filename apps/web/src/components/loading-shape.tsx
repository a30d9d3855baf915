import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounceLoading } from './use-announce-loading.ts';

interface LoadingShapeProps {
  /** What is loading, in a few words; "Loading" where it is absent. */
  readonly words?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The shape of what comes, with words for those who do not see it: there to be found, and said if it takes a while. */
export function LoadingShape({ words, className, children }: LoadingShapeProps) {
  const { t } = useTranslation();
  const said = words ?? t('loading');
  useAnnounceLoading(said);
  return (
    <div aria-busy className={className}>
      <VisuallyHidden>{said}</VisuallyHidden>
      {children}
    </div>
  );
}
