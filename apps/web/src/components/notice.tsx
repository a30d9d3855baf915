import { IconAlertTriangle, IconHelpCircle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  /** Errors and questions are announced at once; a warning waits to be read. */
  readonly kind: 'error' | 'warning' | 'question';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

const ICONS = {
  error: IconAlertTriangle,
  warning: IconInfoCircle,
  question: IconHelpCircle,
} as const;

/** Something to know about what is on the screen. */
export function Notice({ kind, title, children }: NoticeProps) {
  const NoticeIcon = ICONS[kind];
  return (
    <div
      className={classes.notice}
      data-kind={kind}
      {...(kind === 'warning' ? {} : { role: 'alert' })}
    >
      <NoticeIcon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div className={classes.body}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
