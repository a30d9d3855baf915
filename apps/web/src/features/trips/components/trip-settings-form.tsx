import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Trip, TripCreate } from '@ooo/domain/trips/trip.schema';
import { checkFields } from '@ooo/domain/shared/errors/field-problem';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DateRangeField } from '../../../components/date-range-field.tsx';
import { ProposalField } from '../../../components/proposal-field.tsx';
import { FormAlert } from '../../../components/form-alert.tsx';
import { toFieldProblems } from '../../../lib/field-problems.ts';
import { useFieldSentences } from '../../../lib/use-field-sentences.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { useUpdateTrip } from '../api/use-update-trip.ts';
import { useDestinationField } from '../../trip-data/api/use-destination-field.ts';
import { useDestinationName } from '../../trip-data/api/use-destination-name.ts';
import classes from './trip-settings.module.css';

interface TripSettingsFormProps {
  readonly trip: Trip;
  /** Where the traveller sleeps; outside the form, because it opens dialogs. */
  readonly base: ReactNode;
  readonly onDelete: () => void;
  readonly onDone: () => void;
}

/** Name, destination, dates and base. An empty choice of dates is ignored; what was entered survives an error. */
export function TripSettingsForm({ trip, base, onDelete, onDone }: TripSettingsFormProps) {
  const { t } = useTranslation(['trips', 'common']);
  const formId = useId();
  const update = useUpdateTrip(trip);
  const sayFields = useFieldSentences();
  const form = useForm({
    initialValues: {
      name: trip.name,
      destination: trip.destination,
      proposed: trip.destination,
      startDate: trip.startDate,
      endDate: trip.endDate,
    },
    validate: (fields) => sayFields(checkFields(TripCreate, fields)),
  });
  const { destination, proposed, startDate, endDate } = form.getValues();
  const goal = useDestinationField({ text: destination, proposed });
  const isProposed = destination !== '' && destination === proposed;
  const properName = useDestinationName(isProposed ? { destination } : undefined);
  const { proposals, isFetching, ...shown } = goal;

  const submit = form.onSubmit(({ name, destination, startDate, endDate }) => {
    const patch = {
      name: name.trim(),
      // Only another destination is sent: it resets what is known of the place.
      ...(destination.trim() !== trip.destination && { destination: destination.trim() }),
      startDate,
      endDate,
    };
    update.mutate(
      { id: trip.id, patch },
      {
        onSuccess: onDone,
        onError: (error) => form.setErrors(sayFields(toFieldProblems(error))),
      },
    );
  }, focusFirstError);

  return (
    <Stack gap="md">
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="md">
          {update.error && <FormAlert error={update.error} />}
          <TextInput
            label={t('trips:settings.name')}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <ProposalField
            label={t('trips:settings.destination')}
            error={form.errors['destination']}
            proposals={proposals}
            isFetching={isFetching}
            {...shown}
            value={isProposed ? properName : destination}
            onChange={(text) =>
              form.setValues({
                destination: text,
                ...(proposals.some(({ value }) => value === text) && { proposed: text }),
              })
            }
          />
          <DateRangeField
            label={t('trips:settings.dates')}
            value={{ startDate, endDate }}
            error={form.errors['startDate'] ?? form.errors['endDate']}
            onChange={(range) => form.setValues(range)}
          />
        </Stack>
      </form>
      {base}
      <Group justify="flex-end" mt="xs">
        <Button
          variant="subtle"
          color="red"
          className={classes.delete ?? ''}
          leftSection={<IconTrash size={18} stroke={1.75} />}
          onClick={onDelete}
        >
          {t('trips:delete.title')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('common:cancel')}
        </Button>
        <Button form={formId} type="submit" loading={update.isPending} disabled={!form.isDirty()}>
          {t('trips:settings.save')}
        </Button>
      </Group>
    </Stack>
  );
}
