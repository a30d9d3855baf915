import { Anchor } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';

/** The text, with its address, if it names it, as something to write to. */
export function withMailLink(text: string, address: string | null): ReactNode {
  if (address === null) return text;
  const [before = '', ...after] = text.split(address);
  return [
    before,
    ...after.map((part, at) => (
      <Fragment key={at}>
        <Anchor href={`mailto:${address}`} inherit>
          {address}
        </Anchor>
        {part}
      </Fragment>
    )),
  ];
}
