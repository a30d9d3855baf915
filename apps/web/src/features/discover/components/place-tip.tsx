import { Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './recommendation-card.module.css';

interface PlaceTipProps {
  readonly tip: string;
  readonly isFirst: boolean;
}

/** Why to see a place, separate from facts with a source, and labelled as the assistant's. */
export function PlaceTip({ tip, isFirst }: PlaceTipProps) {
  const { t } = useTranslation('places');
  return (
    <Text size="sm" component="div" mt={6}>
      {tip}
      <span className={classes.by}>
        <IconSparkles size={14} stroke={1.75} aria-hidden />
        {t(isFirst ? 'firstByAssistant' : 'byAssistant')}
      </span>
    </Text>
  );
}
