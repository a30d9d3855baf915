import { Button, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Rings } from '../../../components/rings.tsx';
import classes from './ready-overlay.module.css';

interface ReadyOverlayProps {
  /** Nothing is saved on the trip yet, or there is no trip. */
  readonly lacks: 'places' | 'trip';
  readonly onBegin: () => void;
}

/** At the edge of a map with nothing on it yet: where to begin. */
export function ReadyOverlay({ lacks, onBegin }: ReadyOverlayProps) {
  const { t } = useTranslation('map');
  return (
    <div className={classes.card} data-over-map>
      <span className={classes.rings}>
        <Rings size={20} />
      </span>
      <div>
        <Title order={2} size="h4">
          {t('ready.title')}
        </Title>
        <Text size="sm" c="var(--ooo-muted)" mt={2} className={classes.text}>
          {t(`ready.${lacks}.text`)}
        </Text>
      </div>
      <Button className={classes.action} onClick={onBegin}>
        {t(`ready.${lacks}.action`)}
      </Button>
    </div>
  );
}
