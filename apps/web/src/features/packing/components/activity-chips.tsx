import { Chip, Group } from '@mantine/core';
import type { PackingActivity } from '@ooo/texts/packing.types';
import { PACKING_ACTIVITIES } from '@ooo/domain/packing/trip-activities';
import { useTranslation } from 'react-i18next';
import classes from './preferences.module.css';

interface ActivityChipsProps {
  readonly activities: readonly PackingActivity[];
  readonly onChange: (activities: PackingActivity[]) => void;
}

/** Activities on the trip that need something of their own. */
export function ActivityChips({ activities, onChange }: ActivityChipsProps) {
  const { t } = useTranslation('packing');
  return (
    <fieldset className={classes.group}>
      <legend>{t('preferences.activities')}</legend>
      <Group gap={6}>
        {PACKING_ACTIVITIES.map((activity) => (
          <Chip
            key={activity}
            variant="outline"
            radius="md"
            classNames={{ label: classes.chip }}
            checked={activities.includes(activity)}
            onChange={(isChosen) =>
              onChange(
                PACKING_ACTIVITIES.filter((each) =>
                  each === activity ? isChosen : activities.includes(each),
                ),
              )
            }
          >
            {t(`preferences.activity.${activity}`)}
          </Chip>
        ))}
      </Group>
    </fieldset>
  );
}
