import { creditOf } from '@ooo/domain/shared/source-credits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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

/** The name of a source in the reader's language, which leads to it and to its licence if that asks for it. */
export function SourceName({ source }: { readonly source: string }) {
  const { t } = useTranslation('weather');
  const credit = creditOf(source);
  // The words around the names of the sources are in English.
  const written = source
    .replace('(CLIMAT reports, averaged)', t('source.averaged'))
    .replace('; rain: ', t('source.rain'));
  if (!credit) return written;
  const [before = '', ...after] = written.split(credit.name);
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
