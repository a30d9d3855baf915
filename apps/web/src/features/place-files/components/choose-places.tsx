import { Button, Group, Stack, Text } from '@mantine/core';
import { ImportedPlace, type PlaceFilePreview } from '@ooo/domain/place-files/place-files.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { useImportPlaces } from '../api/use-import-places.ts';
import { firstChosen, groupChoices, withChosen } from '../lib/choose-places.ts';
import { useImportProblem } from '../lib/use-file-problem.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { FileNotes } from './file-notes.tsx';
import { SavedAlready } from './saved-already.tsx';
import classes from './place-files.module.css';

interface ChoosePlacesProps {
  readonly tripId: TripId;
  readonly preview: PlaceFilePreview;
  readonly onOther: () => void;
  readonly onDone: () => void;
}

/** What was found in the file: all that lies near the destination is chosen, the rest can be. */
export function ChoosePlaces({ tripId, preview, onOther, onDone }: ChoosePlacesProps) {
  const { t } = useTranslation('placeFiles');
  const problemOf = useImportProblem();
  const [chosen, setChosen] = useState(() => firstChosen(preview));
  const importing = useImportPlaces(tripId);
  const choose = useCallback((indexes: readonly number[], isChosen: boolean) => {
    setChosen((before) => withChosen(before, indexes, isChosen));
  }, []);
  const tooMany = chosen.size - preview.room;
  const add = () => {
    const places = preview.candidates.filter((_, index) => chosen.has(index));
    importing.mutate(
      { tripId, places: places.map((place) => ImportedPlace.parse(place)) },
      { onSuccess: onDone },
    );
  };
  return (
    <Stack gap="lg">
      <FileNotes counts={preview.counts} isDamaged={preview.isDamaged} />
      {groupChoices(preview).map((group) =>
        group.state === 'saved' ? (
          <SavedAlready key={group.state} choices={group.choices} />
        ) : (
          <ChoiceGroup key={group.state} group={group} chosen={chosen} onChoose={choose} />
        ),
      )}
      <div className={classes.footer}>
        <Text size="sm" flex="1 1 12rem" {...(tooMany <= 0 && { c: 'var(--ooo-muted)' })}>
          {tooMany > 0
            ? t('tooMany', { room: preview.room, count: tooMany })
            : t('room', { count: preview.room })}
        </Text>
        {importing.isError && <Notice kind="error" title={problemOf(importing.error)} />}
        <Group gap="sm" ml="auto">
          <Button variant="default" onClick={onOther}>
            {t('other')}
          </Button>
          <Button
            color="coral"
            disabled={chosen.size === 0 || tooMany > 0}
            loading={importing.isPending}
            onClick={add}
          >
            {t('add', { count: chosen.size })}
          </Button>
        </Group>
      </div>
    </Stack>
  );
}
