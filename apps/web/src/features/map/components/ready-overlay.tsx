import { Button, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Rings } from '../../../components/rings.tsx';
import classes from './ready-overlay.module.css';

/** Over a map with nothing saved yet: where to begin. */
export function ReadyOverlay({ onDiscover }: { readonly onDiscover: () => void }) {
  const { t } = useTranslation('map');
  return (
    <div className={classes.card}>
      <Rings size={24} />
      <Title order={2} mt="md">
        {t('ready.title')}
      </Title>
      <Text size="sm" c="var(--ooo-muted)" mt={4} mb="md">
        {t('ready.text')}
      </Text>
      <Button onClick={onDiscover}>{t('ready.action')}</Button>
    </div>
  );
}
