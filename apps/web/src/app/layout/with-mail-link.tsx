import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

/** The text, with its address, if it names it, as something to write to. */
export function withMailLink(text: string, address: string | null): ReactNode {
  const at = address === null ? -1 : text.indexOf(address);
  if (address === null || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <Anchor href={`mailto:${address}`} inherit>
        {address}
      </Anchor>
      {text.slice(at + address.length)}
    </>
  );
}
