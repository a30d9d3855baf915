import { Button, Group } from '@mantine/core';
import { IconFileCode, IconFileZip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { serverPaths } from '../../../lib/paths.ts';
import { Section } from '../../../components/section.tsx';

/** Everything of one's own, to take along. */
export function DataSection() {
  const { t } = useTranslation('settings');
  return (
    <Section title={t('data.title')} text={t('data.text')}>
      <Group mt="md">
        <Button
          component="a"
          href={serverPaths.exportJson}
          download
          variant="default"
          leftSection={<IconFileCode size={18} stroke={1.75} />}
        >
          {t('data.json')}
        </Button>
        <Button
          component="a"
          href={serverPaths.exportZip}
          download
          variant="default"
          leftSection={<IconFileZip size={18} stroke={1.75} />}
        >
          {t('data.zip')}
        </Button>
      </Group>
    </Section>
  );
}
