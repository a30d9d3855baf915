import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ui.module.css';

interface ShownProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A component by its name, with its states below. */
export function Shown({ name, children }: ShownProps) {
  return (
    <section className={classes.shown} aria-label={name}>
      <Title order={3}>{name}</Title>
      <div className={classes.states}>{children}</div>
    </section>
  );
}

interface StateProps {
  readonly is: string;
  /** As wide as the page. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One state of a component, on paper. */
export function State({ is, wide = false, children }: StateProps) {
  return (
    <figure className={classes.state} data-wide={wide || undefined}>
      <figcaption>{is}</figcaption>
      <div>{children}</div>
    </figure>
  );
}
