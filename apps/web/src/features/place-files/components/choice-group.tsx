import { Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceGroup as Group } from '../lib/choose-places.ts';
import { ChoiceRow } from './choice-row.tsx';
import classes from './place-files.module.css';

/** A list of a thousand rows is slow to show. */
const PAGE = 50;

interface ChoiceGroupProps {
  readonly group: Group;
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (indexes: readonly number[], isChosen: boolean) => void;
}

/** Places in the same situation, to be chosen one by one or all at once. */
export function ChoiceGroup({ group: { state, choices }, chosen, onChoose }: ChoiceGroupProps) {
  const { t } = useTranslation('placeFiles');
  const [shown, setShown] = useState(PAGE);
  const count = choices.length;
  const chosenHere = choices.filter(({ index }) => chosen.has(index)).length;
  const title = t(`group.${state}.title`, { count });
  return (
    <section aria-label={title}>
      <Checkbox
        mb={4}
        label={<Text fw={600}>{title}</Text>}
        description={t(`group.${state}.text`)}
        checked={chosenHere === count}
        indeterminate={chosenHere > 0 && chosenHere < count}
        onChange={() =>
          onChoose(
            choices.map(({ index }) => index),
            chosenHere < count,
          )
        }
      />
      <ul className={classes.list}>
        {choices.slice(0, shown).map(({ index, place }) => (
          <ChoiceRow
            key={index}
            index={index}
            place={place}
            isChosen={chosen.has(index)}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {count > shown && (
        <Button variant="subtle" onClick={() => setShown(shown + 2 * PAGE)}>
          {t('showMore', { count: Math.min(2 * PAGE, count - shown) })}
        </Button>
      )}
    </section>
  );
}
