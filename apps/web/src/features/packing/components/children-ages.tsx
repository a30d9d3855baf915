import { ActionIcon, Button, NativeSelect, Stack } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './preferences.module.css';

const AGES = Array.from({ length: 18 }, (_, age) => age);
const MOST_CHILDREN = 10;
/** The age of a child that was just added. */
const USUAL_AGE = 6;

interface ChildrenAgesProps {
  readonly ages: readonly number[];
  readonly onChange: (ages: number[]) => void;
}

/** The children on the trip, each with an age. */
export function ChildrenAges({ ages, onChange }: ChildrenAgesProps) {
  const { t } = useTranslation('packing');
  const data = AGES.map((age) => ({
    value: String(age),
    label: age === 0 ? t('preferences.underOne') : String(age),
  }));
  return (
    <fieldset className={classes.group}>
      <legend>{t('preferences.children')}</legend>
      <Stack gap={6}>
        {ages.map((age, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a child is known by its place in the list
          <div key={at} className={classes.child}>
            <NativeSelect
              size="md"
              aria-label={t('preferences.childAge', { number: at + 1 })}
              value={String(age)}
              data={data}
              onChange={({ currentTarget }) => onChange(ages.with(at, Number(currentTarget.value)))}
            />
            <ActionIcon
              size={44}
              aria-label={t('preferences.removeChild', { number: at + 1 })}
              onClick={() => onChange(ages.toSpliced(at, 1))}
            >
              <IconX size={18} stroke={1.75} />
            </ActionIcon>
          </div>
        ))}
        {ages.length < MOST_CHILDREN && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            onClick={() => onChange([...ages, USUAL_AGE])}
          >
            {t('preferences.addChild')}
          </Button>
        )}
      </Stack>
    </fieldset>
  );
}
