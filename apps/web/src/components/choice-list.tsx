import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './choice-list.module.css';

export interface Choice {
  readonly key: number;
  readonly mark: string;
  readonly name: string;
  readonly detail: string;
  /** The address that it leads to, or what it does here. */
  readonly leadsTo: string | (() => void);
}

interface ChoiceListProps {
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** A few choices, one below the other. */
export function ChoiceList({ label, choices }: ChoiceListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {choices.map(({ key, mark, name, detail, leadsTo }) => (
        <li key={key}>
          <Target leadsTo={leadsTo}>
            <span aria-hidden>{mark}</span>
            <span className={classes.name}>{name}</span>
            <span className={classes.detail}>{detail}</span>
          </Target>
        </li>
      ))}
    </ul>
  );
}

interface TargetProps extends Pick<Choice, 'leadsTo'> {
  readonly children: ReactNode;
}

function Target({ leadsTo, children }: TargetProps) {
  if (typeof leadsTo === 'string') {
    return (
      <Link className={classes.choice} to={leadsTo}>
        {children}
      </Link>
    );
  }
  return (
    <UnstyledButton className={classes.choice ?? ''} onClick={leadsTo}>
      {children}
    </UnstyledButton>
  );
}
