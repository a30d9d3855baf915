import { Button, SegmentedControl, Stack, TextInput } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { listNights } from '@ooo/domain/scheduling/bases';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OWN_DIRECTION } from '../../../components/own-direction.ts';
import { FormAlert } from '../../../components/form-alert.tsx';
import { toast } from '../../../lib/toast.ts';
import { useCreatePoi } from '../../trip-data/api/use-change-pois.ts';
import { useSaveWarnings } from '../api/use-save-warnings.ts';
import { OWN_PLACE_SORTS, type OwnPlaceStart, ownPlaceToPoi } from '../lib/own-place.ts';
import { useOwnPlaceForm } from '../lib/use-own-place-form.ts';
import { useDestination } from '../../trip-data/api/use-destination.ts';
import { KindField } from './kind-field.tsx';
import { OwnVisitFields } from './own-visit-fields.tsx';
import { PointField, type RenderPoint } from './point-field.tsx';
import { StayFields } from './stay-fields.tsx';

interface OwnPlaceFormProps {
  readonly trip: Trip;
  readonly pois: readonly Poi[];
  readonly start: OwnPlaceStart;
  readonly onDone: () => void;
  readonly renderPoint: RenderPoint;
}

const MAX_NAME = 200;
const MAX_ADDRESS = 300;

/** The form of a place, a hotel or an event: only the name, and the time of an event, are required. */
export function OwnPlaceForm(props: OwnPlaceFormProps) {
  const { trip, start, onDone, renderPoint } = props;
  const centre = useDestination(trip).data?.coordinates;
  const { t } = useTranslation('places');
  // A hotel that is being saved is already listed, and does not conflict with itself.
  const [pois] = useState(props.pois);
  const create = useCreatePoi(trip.id);
  const warnings = useSaveWarnings();
  const form = useOwnPlaceForm(trip, pois, start);
  const { place, change } = form;

  const save = () => {
    if (!form.canSave) return;
    create.mutate(ownPlaceToPoi(place, trip.id), {
      onSuccess: ({ name }) => {
        toast({ title: t('saved'), message: name });
        onDone();
      },
      onError: warnings.savePlaceFailed,
    });
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="md">
        <SegmentedControl
          fullWidth
          aria-label={t('own.sort')}
          value={place.sort}
          onChange={(sort) => change({ sort })}
          data={OWN_PLACE_SORTS.map((value) => ({ value, label: t(`own.sorts.${value}`) }))}
        />
        <TextInput
          label={t('own.name')}
          value={place.name}
          maxLength={MAX_NAME}
          attributes={OWN_DIRECTION}
          required
          data-autofocus
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        {place.sort !== 'hotel' && (
          <KindField kind={place.kind} onChange={(kind) => change({ kind })} />
        )}
        {place.sort === 'hotel' && listNights(trip).length > 0 && (
          <StayFields
            trip={trip}
            pois={pois}
            stay={place.stay}
            onChange={(stay) => change({ stay })}
          />
        )}
        {place.sort === 'event' && (
          <OwnVisitFields
            trip={trip}
            visit={place.visit}
            isWrong={form.isVisitWrong}
            onChange={(visit) => change({ visit })}
          />
        )}
        <TextInput
          label={t('own.address')}
          value={place.address}
          maxLength={MAX_ADDRESS}
          attributes={OWN_DIRECTION}
          onChange={(event) => change({ address: event.currentTarget.value })}
        />
        <PointField
          value={form.where}
          isWrong={form.isWhereWrong}
          example={centre}
          onChange={form.setWhere}
          renderPoint={renderPoint}
        />
        {create.error && <FormAlert error={create.error} />}
        <Button type="submit" loading={create.isPending} disabled={!form.canSave}>
          {t('own.save')}
        </Button>
      </Stack>
    </form>
  );
}
