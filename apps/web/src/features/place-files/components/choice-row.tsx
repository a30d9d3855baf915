import { Checkbox } from '@mantine/core';
import type { PlaceCandidate } from '@ooo/domain/place-files/place-files.schema';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './place-files.module.css';

interface ChoiceRowProps {
  readonly place: PlaceCandidate;
  readonly index: number;
  readonly isChosen: boolean;
  readonly onChoose: (indexes: readonly number[], isChosen: boolean) => void;
}

/** A place of the file, with what tells it from its namesakes. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { place, index, isChosen, onChoose } = props;
  const { t } = useTranslation(['placeFiles', 'kinds']);
  const format = useFormat();
  const { kind, location, position, distanceKm } = place;
  const facts = [
    kind && t(`kinds:${kind}`),
    location.address ?? location.neighborhood,
    distanceKm !== null && place.state === 'far' && format.distance(distanceKm),
    position === 'atlas' && t('position.atlas'),
    position === 'link' && t('position.link'),
  ];
  return (
    <li className={classes.row}>
      <Checkbox
        label={place.name}
        description={facts.filter((fact) => fact).join(' · ') || undefined}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose([index], currentTarget.checked)}
      />
    </li>
  );
});
