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

/** A placeholder in the shape of what is loading. Screen readers find its words there, and announce them if it takes a while. */
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
