import type { ReactNode } from 'react';
import classes from './legal-page.module.css';

/** The text, in which the address is a link for writing an e-mail. */
export function withMailLink(text: string, address: string | null): ReactNode {
  const at = address === null ? -1 : text.indexOf(address);
  if (address === null || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <a href={`mailto:${address}`} className={classes.mail}>
        {address}
      </a>
      {text.slice(at + address.length)}
    </>
  );
}
