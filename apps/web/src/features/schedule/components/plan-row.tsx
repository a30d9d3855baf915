import { Badge, Checkbox, Text } from '@mantine/core';
import type { PlannedItem } from '@ooo/domain/scheduling/schedule.schema';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './plan-panel.module.css';

interface PlanRowProps {
  readonly item: PlannedItem;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/**
 * A visit of a plan, its reason, and whether it is wanted. What had a time before cannot be taken out of the plan
 * alone: the others were put around it.
 */
export function PlanRow({ item, isChosen, onChoose }: PlanRowProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  return (
    <li className={classes.item} data-off={!isChosen || item.moved === false}>
      <div className={classes.choice}>
        {item.moved === undefined && (
          <Checkbox
            aria-label={t('plan.include', { name: item.name })}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
      </div>
      <div className={classes.time}>
        <div>{format.time(item.startTime)}</div>
        <Text size="xs" c="var(--ooo-muted)">
          {format.duration(item.duration)}
        </Text>
      </div>
      <div className={classes.what}>
        <Text fw={550}>
          {item.name}
          {item.moved !== undefined && (
            <Badge ml="xs" size="sm" variant="light" color="gray" tt="none">
              {t(item.moved ? 'plan.moves' : 'plan.stays')}
            </Badge>
          )}
        </Text>
        {item.reason && (
          <Text size="sm" c="var(--ooo-muted)">
            {item.reason}
          </Text>
        )}
      </div>
    </li>
  );
}
