import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { kindWord, PLACE_KINDS, type PlaceKind, tagOfKind } from '@ooo/domain/places/place-kinds';
import { POI_TAGS } from '@ooo/domain/pois/poi.schema';
import { parseTypedCoordinates } from '@ooo/domain/pois/typed-coordinates';
import { defined } from '@ooo/domain/shared/defined';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { toast } from '../../../lib/toast.ts';
import { useCreatePoi } from '../../pois/api/use-change-pois.ts';
import { useSaveWarnings } from '../api/use-save-warnings.ts';
import { PointField, type RenderPoint } from './point-field.tsx';

interface OwnPlaceFormProps {
  readonly trip: Trip;
  readonly onDone: () => void;
  readonly renderPoint: RenderPoint;
}

const MAX_NAME = 200;
const MAX_ADDRESS = 300;

/** Every kind by its word, in groups by tag. */
function useKindChoices() {
  const { t } = useTranslation(['places', 'pois']);
  const language = useLanguage();
  return useMemo(
    () => [
      { value: '', label: t('places:own.noKind') },
      ...POI_TAGS.map((tag) => ({
        group: t(`pois:tags.${tag}`),
        items: PLACE_KINDS.filter((kind) => tagOfKind(kind) === tag)
          .map((kind) => ({ value: kind, label: kindWord(kind, language) }))
          .toSorted((a, b) => a.label.localeCompare(b.label, language)),
      })).filter(({ items }) => items.length > 0),
    ],
    [t, language],
  );
}

/** What the traveller knows of a place: only its name has to be there. */
export function OwnPlaceForm({ trip, onDone, renderPoint }: OwnPlaceFormProps) {
  const { t } = useTranslation('places');
  const create = useCreatePoi(trip.id);
  const warnings = useSaveWarnings();
  const kinds = useKindChoices();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<PlaceKind>();
  const [address, setAddress] = useState('');
  const [where, setWhere] = useState('');
  const coordinates = parseTypedCoordinates(where);
  const isWrong = where.trim() !== '' && coordinates === undefined;

  const save = () => {
    if (name.trim() === '' || isWrong) return;
    create.mutate(
      {
        tripId: trip.id,
        name,
        tag: kind ? tagOfKind(kind) : 'misc',
        kind: kind ?? null,
        location: defined({ address: address.trim() || undefined, coordinates }),
      },
      {
        onSuccess: ({ name: saved }) => {
          toast({ title: t('saved'), message: saved });
          onDone();
        },
        onError: warnings.savePlaceFailed,
      },
    );
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="md">
        <TextInput
          label={t('own.name')}
          value={name}
          maxLength={MAX_NAME}
          dir="auto"
          required
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NativeSelect
          size="md"
          label={t('own.kind')}
          data={kinds}
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setKind(PLACE_KINDS.find((one) => one === value))
          }
        />
        <TextInput
          label={t('own.address')}
          value={address}
          maxLength={MAX_ADDRESS}
          dir="auto"
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <PointField value={where} isWrong={isWrong} onChange={setWhere} renderPoint={renderPoint} />
        <Button type="submit" loading={create.isPending} disabled={name.trim() === '' || isWrong}>
          {t('own.save')}
        </Button>
      </Stack>
    </form>
  );
}
