import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './print-sheet.module.css';

interface PrintSheetProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

/** What is printed instead of the screen: on the screen it is not there, and on paper nothing else is. */
export function PrintSheet({ title, about, children }: PrintSheetProps) {
  return createPortal(
    <div className={classes.sheet} aria-hidden data-testid="print-sheet">
      <h1 className={classes.title} dir="auto">
        {title}
      </h1>
      <p className={classes.about}>{about}</p>
      {children}
    </div>,
    document.body,
  );
}
