import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { FoundPlaceNames } from '@ooo/domain/pois/bookmark.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { SourceName } from '../../../components/source-name.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useDistance } from '../../trip-data/api/use-distance.ts';
import { useHoursWords } from '../../trip-data/api/use-hours-words.ts';
import { usePlaceHours } from '../../trip-data/api/use-place-hours.ts';
import type { ResultCells, SearchPurpose } from '../lib/search-purpose.ts';
import type { ActiveCell } from '../lib/use-result-keys.ts';
import classes from './place-search.module.css';
import { SearchResult } from './search-result.tsx';

interface SearchResultsProps {
  readonly gridId: string;
  readonly trip: Trip;
  readonly purpose: SearchPurpose;
  readonly query: string;
  readonly places: readonly PlaceSearchResult[];
  readonly isPending: boolean;
  readonly active: ActiveCell | undefined;
  readonly cells: ResultCells;
  readonly findSaved: (place: FoundPlaceNames) => Poi | undefined;
  readonly onPress: (cell: ActiveCell) => void;
  readonly onAddOwn: (() => void) | undefined;
  /** Under the results: the way to more of them. */
  readonly more: ReactNode;
}

/** The specified words of each search that found nothing; a failed search counts as one. */
function NothingFound(props: Pick<SearchResultsProps, 'purpose' | 'query' | 'onAddOwn'>) {
  const { purpose, query, onAddOwn } = props;
  const { t } = useTranslation('places');
  const isMap = purpose === 'map';
  return (
    <>
      <div className={classes.none}>
        <Text size="sm" fw={550} className={classes.query}>
          {t(`search.none.${purpose}`, { query })}
        </Text>
        {isMap && (
          <Text size="sm" c="var(--ooo-muted)">
            {t('search.noneHint')}
          </Text>
        )}
      </div>
      {onAddOwn && (
        <Button
          variant="default"
          className={classes.own}
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={onAddOwn}
        >
          {t('own.add')}
        </Button>
      )}
    </>
  );
}

/** The results, their sources, and the age of the facts. */
export function SearchResults(props: SearchResultsProps) {
  const { gridId, trip, purpose, query, places, isPending, active, cells, findSaved } = props;
  const { t } = useTranslation('places');
  const format = useFormat();
  const distance = useDistance(trip);
  const hoursOf = usePlaceHours(trip, places);
  const writeHours = useHoursWords(trip);

  if (isPending) {
    return (
      <LoadingShape>
        <Stack gap="xs" p="sm">
          {[72, 56, 64].map((width) => (
            <Skeleton key={width} height={44} width={`${width}%`} />
          ))}
        </Stack>
      </LoadingShape>
    );
  }
  if (places.length === 0) {
    return (
      <>
        <NothingFound purpose={purpose} query={query} onAddOwn={props.onAddOwn} />
        {props.more}
      </>
    );
  }
  const sources = new Map(places.map(({ source, asOf }) => [source, asOf]));
  return (
    <div className={classes.found}>
      <div className={classes.results}>
        <table
          id={gridId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a popup of a combobox
          role="grid"
          aria-label={t('search.results')}
        >
          <tbody>
            {places.map((place, row) => {
              const hours = hoursOf(place.id);
              return (
                <SearchResult
                  key={place.id}
                  gridId={gridId}
                  row={row}
                  place={place}
                  active={active?.row === row ? active.cell : undefined}
                  cells={cells}
                  isSaved={findSaved(place) !== undefined}
                  distance={distance.write(place.coordinates)}
                  hours={hours && writeHours(hours)}
                  onPress={props.onPress}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      {props.more}
      <p className={classes.sources}>
        {[...sources].map(([source, asOf]) => (
          <span key={source}>
            <SourceName source={source} />, {format.month(asOf)}
          </span>
        ))}
      </p>
    </div>
  );
}
