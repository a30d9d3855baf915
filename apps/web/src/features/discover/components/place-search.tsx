import { CloseButton, Loader, TextInput, VisuallyHidden } from '@mantine/core';
import { useClickOutside, useDebouncedValue } from '@mantine/hooks';
import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OWN_DIRECTION } from '../../../components/own-direction.ts';
import { KEYS } from '../../../lib/keys.ts';
import { usePlaceSearch } from '../api/use-place-search.ts';
import { useSavePlace } from '../api/use-save-place.ts';
import {
  cellId,
  PLACE_AND_SAVE,
  PLACE_ONLY,
  SAVE_ONLY,
  type SearchPurpose,
} from '../lib/search-purpose.ts';
import { type ActiveCell, useResultKeys } from '../lib/use-result-keys.ts';
import { MorePlaces } from './more-places.tsx';
import { SearchResults } from './search-results.tsx';
import { useDestinationName } from '../../trip-data/api/use-destination-name.ts';
import classes from './place-search.module.css';

const TYPING_MS = 250;
/** As long as the procedure takes. */
const MAX_QUERY = 200;

interface PlaceSearchProps {
  readonly trip: Trip;
  /** The purpose of the search; it decides the words and what a result can do. */
  readonly purpose?: SearchPurpose;
  /** Shown while nothing is typed: the discovery shortcuts. */
  readonly idle?: ReactNode;
  /** Shows only its field until it is used, and again after a press elsewhere. */
  readonly folds?: boolean;
  readonly focusFirst?: boolean;
  /** A result was chosen to be shown. */
  readonly onShow?: (place: PlaceSearchResult) => void;
  /** Leads from a search without results to the traveller's own place, named as typed. */
  readonly onAddOwn?: ((name: string) => void) | undefined;
}

/** Finds places around the destination: a field with its results as a grid, all of it by the keyboard too. */
export function PlaceSearch(props: PlaceSearchProps) {
  const {
    trip,
    purpose = 'map',
    idle,
    folds = false,
    focusFirst = false,
    onShow,
    onAddOwn,
  } = props;
  const { t } = useTranslation('places');
  const destination = useDestinationName(trip);
  const gridId = useId();
  const [text, setText] = useState('');
  const typed = text.trim();
  const [submitted, setSubmitted] = useState('');
  const isSubmitted = submitted !== '' && submitted === typed;
  const [paused] = useDebouncedValue(typed, TYPING_MS);
  const query = isSubmitted ? typed : paused;
  const search = usePlaceSearch(trip, query, { isSubmitted });
  const { findSaved, save } = useSavePlace(trip);
  const isAsking = typed !== '';
  const [isOpen, setIsOpen] = useState(!folds);
  const box = useClickOutside(() => setIsOpen(!folds));
  const places = isAsking && isOpen ? (search.data?.places ?? []) : [];
  const isChoice = purpose === 'schedule' || purpose === 'base';
  const cells = isChoice ? PLACE_ONLY : onShow ? PLACE_AND_SAVE : SAVE_ONLY;

  const submit = () => setSubmitted(typed);
  const keep = (place: PlaceSearchResult) => {
    if (!findSaved(place)) save(place, purpose === 'saved' ? 'saved' : 'map');
  };
  const press = ({ row, cell }: ActiveCell) => {
    const place = places[row];
    if (place && cell === 'save') keep(place);
    else if (place) onShow?.(place);
  };
  const keys = useResultKeys({
    rowCount: places.length,
    cells,
    onPress: press,
    onSubmit: submit,
  });
  const change = (next: string) => {
    setText(next);
    setIsOpen(true);
    keys.leave();
  };
  const close = () => {
    change('');
    setIsOpen(!folds);
  };

  return (
    <search ref={box} className={classes.search} aria-label={t('search.label')}>
      <TextInput
        type="search"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a combobox with a grid
        role="combobox"
        aria-haspopup="grid"
        aria-autocomplete="list"
        aria-expanded={places.length > 0}
        aria-controls={gridId}
        aria-activedescendant={keys.active && cellId(gridId, keys.active)}
        attributes={OWN_DIRECTION}
        value={text}
        maxLength={MAX_QUERY}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={() => setIsOpen(true)}
        onKeyDown={(event) => {
          if (event.key === KEYS.leave[0]) close();
          else keys.onKeyDown(event);
        }}
        // The first Escape empties the field, and does not close the dialog around it.
        data-mantine-stop-propagation={isAsking || undefined}
        placeholder={t('search.placeholder', { destination })}
        aria-label={t('search.label')}
        data-autofocus={focusFirst || undefined}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        rightSection={
          search.isFetching ? (
            <Loader size="xs" color="ink" />
          ) : (
            isAsking && <CloseButton aria-label={t('search.clear')} onClick={() => change('')} />
          )
        }
      />
      <VisuallyHidden component="output">
        {isAsking &&
          search.data &&
          !search.isFetching &&
          t('search.count', { count: places.length })}
      </VisuallyHidden>
      {isOpen && isAsking && (
        <SearchResults
          gridId={gridId}
          trip={trip}
          purpose={purpose}
          query={query}
          places={places}
          isPending={search.isPending && !search.isError}
          active={keys.active}
          cells={cells}
          findSaved={findSaved}
          onPress={press}
          onAddOwn={onAddOwn && (() => onAddOwn(typed))}
          more={search.data && <MorePlaces {...search.data} onSubmit={submit} />}
        />
      )}
      {isOpen && !isAsking && idle}
    </search>
  );
}
