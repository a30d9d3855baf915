import { Button } from '@mantine/core';
import type { PlaceSearchAnswer } from '@ooo/domain/places/place.schema';
import { IconWorldSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './place-search.module.css';

interface MorePlacesProps extends Pick<PlaceSearchAnswer, 'unreachable' | 'canAskMore'> {
  readonly onSubmit: () => void;
}

/** Under the results of a search: a way to more of them, or a note that a source did not answer. */
export function MorePlaces({ unreachable, canAskMore, onSubmit }: MorePlacesProps) {
  const { t } = useTranslation('places');
  if (unreachable.length > 0) {
    return (
      <output className={classes.note}>
        {t('search.unreachable', { sources: unreachable.join(', ') })}
      </output>
    );
  }
  if (!canAskMore) return null;
  return (
    <Button
      variant="subtle"
      className={classes.more}
      leftSection={<IconWorldSearch size={18} stroke={1.75} aria-hidden />}
      onClick={onSubmit}
    >
      {t('search.more')}
    </Button>
  );
}
