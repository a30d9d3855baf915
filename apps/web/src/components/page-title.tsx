import { Title } from '@mantine/core';
import { usePageTitle } from '../lib/use-page-title.ts';

interface PageTitleProps {
  readonly text: string;
  readonly mt?: string;
}

/** The heading of a page, which names it in the browser's title too. */
export function PageTitle({ text, mt = '0' }: PageTitleProps) {
  usePageTitle(`${text} · OOO`);
  return (
    <Title order={1} mt={mt}>
      {text}
    </Title>
  );
}
