import { Button } from '@mantine/core';
import { PACKING_FIELDS, type Trip } from '@ooo/domain/trips/trip.schema';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form-alert.tsx';
import { useSavePreferences } from '../api/use-save-preferences.ts';
import { type PackingChoices, toChoices, toPackingPatch } from '../lib/packing-choices.ts';
import { ActivityChips } from './activity-chips.tsx';
import { ChildrenAges } from './children-ages.tsx';
import { ChoiceField } from './choice-field.tsx';
import { PackingFieldInput } from './packing-field-input.tsx';
import classes from './preferences.module.css';

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
        {PACKING_FIELDS.map((name) => (
          <PackingFieldInput key={name} name={name} value={choices[name]} onChange={choose} />
        ))}
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
