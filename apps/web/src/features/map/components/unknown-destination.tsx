import { Button, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './ready-overlay.module.css';

interface UnknownDestinationProps {
  readonly name: string;
  readonly onPin: () => void;
}

/** At the edge of the map of an unknown destination: asks for a first pin, which the map then shows. */
export function UnknownDestination({ name, onPin }: UnknownDestinationProps) {
  const { t } = useTranslation('map');
  return (
    <div className={classes.card} data-over-map>
      <div>
        <Title order={2} size="h4">
          {t('unknown.title', { name })}
        </Title>
        <Text size="sm" c="var(--ooo-muted)" mt={2}>
          {t('unknown.text')}
        </Text>
      </div>
      <Button className={classes.action} onClick={onPin}>
        {t('unknown.action')}
      </Button>
    </div>
  );
}
