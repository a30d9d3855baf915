import { Button, Checkbox, Collapse, NativeSelect, Stack } from '@mantine/core';
import type { PlanWishes } from '@ooo/domain/scheduling/schedule.schema';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { dayHourOptions, pickTime, WALKING_OPTIONS_MIN } from '../../lib/plan-wish-options.ts';
import classes from './plan.module.css';

interface PlanWishesFieldsProps<Wishes extends PlanWishes> {
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
}

/** What travellers may want of their days besides the pace; closed until they open it. */
export function PlanWishesFields<Wishes extends PlanWishes>({
  wishes,
  onChange,
}: PlanWishesFieldsProps<Wishes>) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { starts, ends } = dayHourOptions(wishes);
  const byPace = { value: '', label: t('plan.wishes.byPace') };
  const times = (options: readonly WallTime[]) => [
    byPace,
    ...options.map((value) => ({ value, label: format.time(value) })),
  ];
  return (
    <div>
      <Button
        size="compact-md"
        variant="subtle"
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('plan.wishes.title')}
      </Button>
      <Collapse id={id} expanded={isOpen}>
        <Stack gap="sm" pt="xs">
          <div className={classes.wishes}>
            <NativeSelect
              label={t('plan.wishes.dayStart')}
              value={wishes.dayStart ?? ''}
              data={times(starts)}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...wishes, dayStart: pickTime(starts, value) })
              }
            />
            <NativeSelect
              label={t('plan.wishes.dayEnd')}
              value={wishes.dayEnd ?? ''}
              data={times(ends)}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...wishes, dayEnd: pickTime(ends, value) })
              }
            />
            <NativeSelect
              label={t('plan.wishes.walking')}
              value={String(wishes.walkingMin ?? '')}
              data={[
                byPace,
                ...WALKING_OPTIONS_MIN.map((minutes) => ({
                  value: String(minutes),
                  label: t('plan.wishes.atMost', { time: format.duration(minutes) }),
                })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...wishes, walkingMin: value === '' ? undefined : Number(value) })
              }
            />
          </div>
          <Checkbox
            label={t('plan.wishes.breakfast')}
            checked={wishes.breakfast ?? false}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ ...wishes, breakfast: checked || undefined })
            }
          />
        </Stack>
      </Collapse>
    </div>
  );
}
