import type { ReactNode } from 'react';
import classes from './root-layout.module.css';

interface PageContentProps {
  readonly children: ReactNode;
  /** A form alone on its screen. */
  readonly narrow?: boolean;
}

/** The content column: 1200 pixels at most. */
export function PageContent({ children, narrow = false }: PageContentProps) {
  return (
    <div className={narrow ? `${classes.content} ${classes.narrow}` : classes.content}>
      {children}
    </div>
  );
}
