import { Button, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Rings } from '../../../components/rings.tsx';
import classes from './ready-overlay.module.css';

interface ReadyOverlayProps {
  /** Nothing is saved on the trip yet, or there is no trip. */
  readonly lacks: 'places' | 'trip';
  readonly onBegin: () => void;
}

/** Over a map with nothing on it yet: where to begin. */
export function ReadyOverlay({ lacks, onBegin }: ReadyOverlayProps) {
  const { t } = useTranslation('map');
  return (
    <div className={classes.card}>
      <Rings size={24} />
      <Title order={2} mt="md">
        {t('ready.title')}
      </Title>
      <Text size="sm" c="var(--ooo-muted)" mt={4} mb="md">
        {t(`ready.${lacks}.text`)}
      </Text>
      <Button onClick={onBegin}>{t(`ready.${lacks}.action`)}</Button>
    </div>
  );
}
