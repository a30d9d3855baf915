import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type Trip, TripCreate } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import { FormAlert } from '../../../components/form-alert.tsx';
import { toFieldErrors } from '../../../lib/app-error.ts';
import { useFieldMessages } from '../../../lib/field-messages.ts';
import { useUpdateTrip } from '../api/use-update-trip.ts';

const checkTrip = schemaResolver(TripCreate, { sync: true });

interface TripSettingsFormProps {
  readonly trip: Trip;
  readonly onDone: () => void;
}

/** Name and dates. An empty choice of date is ignored; what was entered survives an error. */
export function TripSettingsForm({ trip, onDone }: TripSettingsFormProps) {
  const { t } = useTranslation(['trips', 'common']);
  const update = useUpdateTrip(trip);
  const translateFields = useFieldMessages();
  const form = useForm({
    initialValues: {
      name: trip.name,
      destination: trip.destination,
      startDate: trip.startDate,
      endDate: trip.endDate,
    },
    validate: (fields) => translateFields(checkTrip(fields)),
  });
  const { startDate, endDate } = form.getValues();

  const submit = form.onSubmit(({ name, startDate, endDate }) => {
    update.mutate(
      { id: trip.id, patch: { name: name.trim(), startDate, endDate } },
      {
        onSuccess: onDone,
        onError: (error) => form.setErrors(translateFields(toFieldErrors(error))),
      },
    );
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {update.error && <FormAlert error={update.error} />}
        <TextInput
          label={t('trips:settings.name')}
          dir="auto"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DateField
            label={t('trips:settings.startDate')}
            value={startDate}
            error={form.errors['startDate']}
            onChange={(date) => form.setFieldValue('startDate', date)}
          />
          <DateField
            label={t('trips:settings.endDate')}
            value={endDate}
            minDate={startDate}
            error={form.errors['endDate']}
            onChange={(date) => form.setFieldValue('endDate', date)}
          />
        </SimpleGrid>
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={onDone}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={update.isPending} disabled={!form.isDirty()}>
            {t('trips:settings.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
