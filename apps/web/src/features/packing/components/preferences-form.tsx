import { Button, NativeSelect } from '@mantine/core';
import { Gender, Occasion, type Trip } from '@ooo/domain/trips/trip.schema';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form-alert.tsx';
import { useSavePreferences } from '../api/use-save-preferences.ts';
import { type PackingChoices, toChoices, toPackingPatch } from '../lib/packing-choices.ts';
import { ActivityChips } from './activity-chips.tsx';
import { ChildrenAges } from './children-ages.tsx';
import { ChoiceField } from './choice-field.tsx';
import classes from './preferences.module.css';

const MOST_BAGS = 3;
const BAGS = ['0', '1', '2', '3'].map((value) => ({
  value,
  label: value === String(MOST_BAGS) ? `${value}+` : value,
}));
const toBags = (count: number) => String(Math.min(count, MOST_BAGS));

const LAUNDRIES = ['unknown', 'yes', 'no'] as const;
const toLaundry = (laundry: boolean | undefined) =>
  laundry === undefined ? 'unknown' : laundry ? 'yes' : 'no';

interface PreferencesFormProps {
  readonly trip: Trip;
  readonly onSaved?: () => void;
}

/** What the list depends on besides dates, weather and places. */
export function PreferencesForm({ trip, onSaved }: PreferencesFormProps) {
  const { t } = useTranslation('packing');
  const save = useSavePreferences(trip);
  const saved = toChoices(trip);
  const [draft, setDraft] = useState<PackingChoices>();
  const choices = draft ?? saved;
  const choose = (change: Partial<PackingChoices>) => setDraft({ ...choices, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { id: trip.id, patch: toPackingPatch(trip, choices) },
      {
        onSuccess: () => {
          setDraft(undefined);
          onSaved?.();
        },
      },
    );
  };

  return (
    <form className={classes.form} onSubmit={submit}>
      <div className={classes.fields}>
        <ChoiceField
          label={t('preferences.occasion')}
          value={choices.occasion}
          options={Occasion.options.map((value) => ({
            value,
            label: t(`preferences.occasions.${value}`),
          }))}
          onChange={(occasion) => choose({ occasion })}
        />
        <ChoiceField
          label={t('preferences.checkedBags')}
          value={toBags(choices.checkedBags)}
          options={BAGS}
          onChange={(bags) => choose({ checkedBags: Number(bags) })}
        />
        <ChoiceField
          label={t('preferences.carryOnBags')}
          value={toBags(choices.carryOnBags)}
          options={BAGS}
          onChange={(bags) => choose({ carryOnBags: Number(bags) })}
        />
        <NativeSelect
          size="md"
          label={t('preferences.gender')}
          value={choices.gender}
          data={Gender.options.map((value) => ({
            value,
            label: t(`preferences.genders.${value}`),
          }))}
          onChange={({ currentTarget: { value } }) =>
            choose({ gender: Gender.options.find((gender) => gender === value) ?? choices.gender })
          }
        />
        <ActivityChips
          activities={choices.activities}
          onChange={(activities) => choose({ activities })}
        />
        <ChildrenAges
          ages={choices.childrenAges}
          onChange={(childrenAges) => choose({ childrenAges })}
        />
        <ChoiceField
          label={t('preferences.laundry')}
          value={toLaundry(choices.laundry)}
          options={LAUNDRIES.map((value) => ({
            value,
            label: t(`preferences.laundries.${value}`),
          }))}
          onChange={(value) =>
            choose({ laundry: value === 'unknown' ? undefined : value === 'yes' })
          }
        />
      </div>
      <div className={classes.save}>
        {save.error && <FormAlert error={save.error} />}
        <Button
          fullWidth
          type="submit"
          color="coral"
          loading={save.isPending}
          disabled={JSON.stringify(choices) === JSON.stringify(saved)}
        >
          {t('preferences.save')}
        </Button>
      </div>
    </form>
  );
}
