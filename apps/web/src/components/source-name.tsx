import { creditOf } from '@ooo/domain/shared/source-credits';
import type { ReactNode } from 'react';
import classes from './source-name.module.css';

interface OutsideLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a href={href} className={classes.link} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** The name of a source, which leads to it and to its licence if that asks for it. */
export function SourceName({ source }: { readonly source: string }) {
  const credit = creditOf(source);
  if (!credit) return source;
  const [before = '', ...after] = source.split(credit.name);
  return (
    <>
      {before}
      <OutsideLink href={credit.href}>{credit.name}</OutsideLink>
      {after.join(credit.name)}
      {credit.licence && (
        <>
          {' '}
          (<OutsideLink href={credit.licence.href}>{credit.licence.name}</OutsideLink>)
        </>
      )}
    </>
  );
}
