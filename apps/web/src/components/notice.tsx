import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  /** An error is said aloud at once; a warning waits to be read. */
  readonly kind: 'error' | 'warning';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** Something to know about what is on the screen. */
export function Notice({ kind, title, children }: NoticeProps) {
  const NoticeIcon = kind === 'error' ? IconAlertTriangle : IconInfoCircle;
  return (
    <div
      className={classes.notice}
      data-kind={kind}
      {...(kind === 'error' ? { role: 'alert' } : {})}
    >
      <NoticeIcon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div className={classes.body}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
