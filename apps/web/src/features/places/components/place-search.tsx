import { CloseButton, Loader, TextInput } from '@mantine/core';
import { useClickOutside, useDebouncedValue } from '@mantine/hooks';
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
  /** Shows nothing but its field until it is used, and again after a press elsewhere. */
  readonly folds?: boolean;
  readonly focusFirst?: boolean;
  /** A result was chosen to be looked at. */
  readonly onShow?: (place: PlaceSearchResult) => void;
}

/** Finds places around the destination and saves them with the trip. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { trip, idle, folds = false, focusFirst = false, onShow } = props;
  const { t } = useTranslation('places');
  const [text, setText] = useState('');
  const typed = text.trim();
  const [submitted, setSubmitted] = useState('');
  const isSubmitted = submitted !== '' && submitted === typed;
  const [paused] = useDebouncedValue(typed, TYPING_MS);
  const query = isSubmitted ? typed : paused;
  const search = usePlaceSearch(trip, query, { isSubmitted });
  const isAsking = typed !== '';
  const submit = () => setSubmitted(typed);
  const [isOpen, setIsOpen] = useState(!folds);
  const box = useClickOutside(() => setIsOpen(!folds));
  const close = () => {
    setText('');
    setIsOpen(!folds);
  };

  return (
    <search ref={box} className={classes.search} aria-label={t('search.label')}>
      <TextInput
        type="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={() => setIsOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
          // Enter that ends the composition of a Korean syllable submits nothing.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit();
        }}
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
      {isOpen && isAsking && (
        <SearchResults
          trip={trip}
          query={query}
          search={search}
          onSubmit={submit}
          {...(onShow && { onShow })}
        />
      )}
      {isOpen && !isAsking && idle}
    </search>
  );
}
