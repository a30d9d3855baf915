import { Fragment, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './print-sheet.module.css';

interface PrintSheetProps {
  readonly title: string;
  /** Facts in a line, each in its own direction. */
  readonly about: readonly string[];
  readonly children: ReactNode;
}

/** Printed instead of the screen: invisible on the screen, and the only thing on paper. */
export function PrintSheet({ title, about, children }: PrintSheetProps) {
  return createPortal(
    <div className={classes.sheet} aria-hidden data-testid="print-sheet">
      <h1 className={classes.title} dir="auto">
        {title}
      </h1>
      <p className={classes.about}>
        {about.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </p>
      {children}
    </div>,
    document.body,
  );
}
