import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconRestore, IconRocket } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetAtom } from '../../../lib/jotai.ts';
import { toast } from '../../../lib/toast.ts';
import { toLabTheme } from '../lib/lab-theme.ts';
import { launchLab } from '../lib/launch-lab.ts';
import { clearLabLanguage, readLabLanguage, writeLabLanguage } from '../lib/new-world-lab.ts';
import { clearStyle } from '../lib/stored-style.ts';
import { DEFAULT_STYLE, readStyle, writeStyle } from '../lib/style-config.ts';
import { labThemeAtom } from '../state/style.atoms.ts';
import { type Controls, ControlsForm } from './controls-form.tsx';
import { StylePreview } from './style-preview.tsx';

/** A look and a language to try out: launching applies them in this browser. */
export function ControlsTab() {
  const { t } = useTranslation('admin');
  const setTheme = useSetAtom(labThemeAtom);
  const [controls, setControls] = useState<Controls>(() => ({
    ...readStyle(),
    language: readLabLanguage(),
  }));

  const launch = () => {
    const { language, ...style } = controls;
    writeStyle(style);
    setTheme(toLabTheme(style));
    writeLabLanguage(language);
    toast({ title: t('controls.launched'), message: t('controls.launchedText') });
    launchLab();
  };
  const reset = () => {
    setControls({ ...DEFAULT_STYLE, language: 'en' });
    clearStyle();
    setTheme(null);
    clearLabLanguage();
    toast({ title: t('controls.resetDone'), message: t('controls.resetText') });
  };

  return (
    <Stack gap="lg">
      <div>
        <Title order={2}>{t('controls.title')}</Title>
        <Text size="sm" c="var(--ooo-muted)" mt={4} maw="68ch">
          {t('controls.text')}
        </Text>
      </div>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <ControlsForm
          value={controls}
          onChange={(change) => setControls((current) => ({ ...current, ...change }))}
        />
        <StylePreview controls={controls} />
      </SimpleGrid>
      <Group>
        <Button color="coral" leftSection={<IconRocket size={18} stroke={1.75} />} onClick={launch}>
          {t('controls.launch')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconRestore size={18} stroke={1.75} />}
          onClick={reset}
        >
          {t('controls.reset')}
        </Button>
      </Group>
    </Stack>
  );
}
