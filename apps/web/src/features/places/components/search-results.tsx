import { ActionIcon, Skeleton, Stack, Text } from '@mantine/core';
import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TAG_COLORS } from '../../../lib/theme.ts';
import { SwatchIcon } from '../../../components/swatch-icon.tsx';
import { TAG_ICONS } from '../../../components/tag-icons.ts';
import type { usePlaceSearch } from '../api/use-place-search.ts';
import { useSavePlace } from '../api/use-save-place.ts';
import { MorePlaces } from './more-places.tsx';
import classes from './place-search.module.css';

interface SearchResultsProps {
  readonly trip: Trip;
  readonly query: string;
  readonly search: ReturnType<typeof usePlaceSearch>;
  /** Asks the sources that are not asked while somebody types. */
  readonly onSubmit: () => void;
  readonly onShow?: (place: PlaceSearchResult) => void;
}

const NOTHING = { places: [], unreachable: [], canAskMore: false };

/** What was found, each with its button to save; a failed search is an empty list. */
export function SearchResults({ trip, query, search, onSubmit, onShow }: SearchResultsProps) {
  const { t } = useTranslation('places');
  const { isSaved, save } = useSavePlace(trip);

  if (search.isPending && !search.isError) {
    return (
      <Stack gap="xs" p="sm" aria-busy>
        {[72, 56, 64].map((width) => (
          <Skeleton key={width} height={44} width={`${width}%`} />
        ))}
      </Stack>
    );
  }
  const { places, unreachable, canAskMore } = search.data ?? NOTHING;
  const more = <MorePlaces {...{ unreachable, canAskMore, onSubmit }} />;
  if (places.length === 0) {
    return (
      <>
        <output className={classes.none}>
          <Text size="sm" fw={550}>
            {t('search.none', { query })}
          </Text>
          <Text size="sm" c="var(--ooo-muted)">
            {t('search.noneHint')}
          </Text>
        </output>
        {more}
      </>
    );
  }
  return (
    <>
      <ul className={classes.results} aria-label={t('search.results')}>
        {places.map((place) => {
          const saved = isSaved(place);
          return (
            <li key={place.id} className={classes.result}>
              <SwatchIcon icon={TAG_ICONS[place.tag]} {...TAG_COLORS[place.tag]} size={32} />
              <button
                type="button"
                className={classes.place}
                disabled={!onShow}
                onClick={() => onShow?.(place)}
              >
                <span className={classes.name}>{place.name}</span>
                <span className={classes.where}>{place.address ?? place.category}</span>
              </button>
              <ActionIcon
                aria-label={t(saved ? 'isSaved' : 'save', { name: place.name })}
                disabled={saved}
                variant={saved ? 'transparent' : 'subtle'}
                onClick={() => save(place)}
              >
                {saved ? (
                  <IconBookmarkFilled size={18} />
                ) : (
                  <IconBookmark size={18} stroke={1.75} />
                )}
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      {more}
    </>
  );
}
