import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from '../../components/page-title.tsx';
import { PageContent } from './page-content.tsx';
import classes from './legal-page.module.css';

interface LegalPageProps {
  readonly title: string;
  readonly effective: string;
  readonly sections: readonly { readonly title: string; readonly text: ReactNode }[];
}

/** Plain text to read: at most 68 characters a line. */
export function LegalPage({ title, effective, sections }: LegalPageProps) {
  return (
    <PageContent>
      <Stack component="article" gap="lg" className={classes.text}>
        <div>
          <PageTitle text={title} />
          <Text c="var(--ooo-muted)" mt={4}>
            {effective}
          </Text>
        </div>
        {sections.map((section) => (
          <section key={section.title}>
            <Title order={2}>{section.title}</Title>
            <Text mt={4}>{section.text}</Text>
          </section>
        ))}
      </Stack>
    </PageContent>
  );
}
