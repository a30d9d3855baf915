import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftSource } from '../state/draft.types.ts';

interface SourceTabsProps {
  readonly source: DraftSource;
  readonly onSource: (source: DraftSource) => void;
  readonly upload: ReactNode;
  readonly paste: ReactNode;
}

/** A ticket as a file, or as a text. */
export function SourceTabs({ source, onSource, upload, paste }: SourceTabsProps) {
  const { t } = useTranslation('tickets');
  return (
    <Tabs
      value={source}
      keepMounted={false}
      onChange={(value) => onSource(value === 'paste' ? 'paste' : 'upload')}
    >
      <Tabs.List grow aria-label={t('source.label')} mb="md">
        <Tabs.Tab value="upload">{t('source.upload')}</Tabs.Tab>
        <Tabs.Tab value="paste">{t('source.paste')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="upload">{upload}</Tabs.Panel>
      <Tabs.Panel value="paste">{paste}</Tabs.Panel>
    </Tabs>
  );
}
