import { Button, Group } from '@mantine/core';
import { TAGS } from '@ooo/domain/pois/poi-tags';
import { presetsFor, type PresetDialog, type TimePreset } from '@ooo/domain/scheduling/presets';
import type { PoiTag } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { KindIcon } from '../../../../components/kind-icon.tsx';

interface PresetChipsProps {
  readonly trip: Trip;
  readonly tag: PoiTag;
  readonly date: CalendarDate | null;
  readonly dialog: PresetDialog;
  readonly onPick: (preset: TimePreset) => void;
}

/** Usual times for the kind of place, taken with one press; each is offered only if it fits between the flights. */
export function PresetChips({ trip, tag, date, dialog, onPick }: PresetChipsProps) {
  const { t } = useTranslation('schedule');
  const presets = presetsFor(trip, { tag, date, dialog });
  if (presets.length === 0) return null;
  return (
    <Group gap="xs">
      {presets.map((preset) => (
        <Button
          key={preset.id}
          size="compact-md"
          variant="default"
          radius="xl"
          leftSection={<KindIcon name={TAGS[preset.tag].picture} size={16} />}
          onClick={() => onPick(preset)}
        >
          {t(`presets.${preset.id}`)}
        </Button>
      ))}
    </Group>
  );
}
