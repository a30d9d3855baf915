import { Title } from '@mantine/core';
import { usePageTitle } from '../lib/use-page-title.ts';

interface PageTitleProps {
  readonly text: string;
  readonly mt?: string;
}

/** The main heading of a page, which is also its title in the browser. */
export function PageTitle({ text, mt = '0' }: PageTitleProps) {
  usePageTitle(`${text} · OOO`);
  return (
    <Title order={1} mt={mt}>
      {text}
    </Title>
  );
}
