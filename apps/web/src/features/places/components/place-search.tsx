import { CloseButton, Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceSearch } from '../api/use-place-search.ts';
import { SearchResults } from './search-results.tsx';
import classes from './place-search.module.css';

const TYPING_MS = 250;

interface PlaceSearchProps {
  readonly trip: Trip;
  /** Shown while nothing is typed: the discovery shortcuts. */
  readonly idle?: ReactNode;
  readonly focusFirst?: boolean;
  /** A result was chosen to be looked at. */
  readonly onShow?: (place: PlaceSearchResult) => void;
}

/** Finds places around the destination and saves them with the trip. */
export function PlaceSearch({ trip, idle, focusFirst = false, onShow }: PlaceSearchProps) {
  const { t } = useTranslation('places');
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), TYPING_MS);
  const search = usePlaceSearch(trip, query);
  const isAsking = text.trim() !== '';

  return (
    <search className={classes.search} aria-label={t('search.label')}>
      <TextInput
        type="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && setText('')}
        placeholder={t('search.placeholder', { destination: trip.destination })}
        aria-label={t('search.label')}
        data-autofocus={focusFirst || undefined}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        rightSection={
          search.isFetching ? (
            <Loader size="xs" color="ink" />
          ) : (
            isAsking && <CloseButton aria-label={t('search.clear')} onClick={() => setText('')} />
          )
        }
      />
      {isAsking ? (
        <SearchResults trip={trip} query={query} search={search} {...(onShow && { onShow })} />
      ) : (
        idle
      )}
    </search>
  );
}
