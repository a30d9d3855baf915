import { ActionIcon, Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import { isPlannable } from '@ooo/domain/pois/poi.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconSearch, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../components/responsive-modal.tsx';
import { DayFilter } from '../../features/map/components/day-filter.tsx';
import { ReadyOverlay } from '../../features/map/components/ready-overlay.tsx';
import { TripMap } from '../../features/map/components/trip-map.tsx';
import { PlaceSearch } from '../../features/places/components/place-search.tsx';
import { ShelfList } from '../../features/places/components/shelf-list.tsx';
import { PlaceRows } from '../../features/pois/components/place-rows.tsx';
import { BottomSheet } from '../../features/trip/components/bottom-sheet.tsx';
import { SplitView } from '../../features/trip/components/split-view.tsx';
import { SHEET_HEIGHTS, type SheetHeight } from '../../features/trip/lib/sheet-heights.ts';
import type { TripView } from '../../features/trip/lib/trip-view.ts';
import { filterByDay } from '../../lib/pois/day-filter.ts';
import classes from './trip-page.module.css';
import type { TripDialogs } from './use-trip-dialogs.ts';

interface MapTabProps {
  readonly trip: Trip;
  readonly pois: readonly Poi[] | undefined;
  readonly view: TripView;
  readonly go: (change: Partial<TripView>) => void;
  readonly dialogs: TripDialogs;
}

/** Map and list of the saved places: side by side, or on a phone the list as a sheet. */
export function MapTab({ trip, pois, view, go, dialogs }: MapTabProps) {
  const { t } = useTranslation(['places', 'pois', 'map']);
  const isPhone = useIsPhone();
  const [preview, setPreview] = useState<PlaceSearchResult>();
  const [searchIsOpen, search] = useDisclosure(false);
  const [height, setHeight] = useState<SheetHeight>('low');
  const all = pois ?? [];
  const shown = filterByDay(all, view.day);
  const planCount = all.filter(isPlannable).length;

  const select = (poi: Poi | undefined) => {
    go({ placeId: poi?.id });
    if (poi && isPhone) setHeight('low');
  };
  const finder = (
    <PlaceSearch
      trip={trip}
      focusFirst={isPhone}
      folds={!isPhone}
      idle={
        <ShelfList
          onPick={(shelf) => {
            search.close();
            dialogs.discover(shelf);
          }}
        />
      }
      onShow={(place) => {
        setPreview(place);
        search.close();
      }}
    />
  );
  const list = (
    <>
      <div className={classes.listHead}>
        <div className={classes.listTitle}>
          {t('pois:count', { count: shown.length })}
          {planCount > 0 && (
            <Button
              size="sm"
              color="coral"
              leftSection={<IconSparkles size={16} stroke={1.75} />}
              onClick={dialogs.plan}
            >
              {t('pois:autoPlan', { count: planCount })}
            </Button>
          )}
        </div>
        <DayFilter trip={trip} day={view.day} onChange={(day) => go({ day })} />
      </div>
      <PlaceRows
        trip={trip}
        pois={shown}
        selectedId={view.placeId}
        onSelect={select}
        onSetTime={dialogs.setTime}
      />
    </>
  );
  const map = (
    <TripMap
      trip={trip}
      pois={shown}
      fitKey={`${trip.id}/${view.day}`}
      selected={all.find((poi) => poi.id === view.placeId)}
      onSelect={select}
      onSetTime={dialogs.setTime}
      preview={preview}
      top={
        isPhone ? (
          <ActionIcon
            size={44}
            variant="default"
            aria-label={t('places:search.title')}
            onClick={search.open}
          >
            <IconSearch size={20} stroke={1.75} />
          </ActionIcon>
        ) : (
          <div className={classes.search}>{finder}</div>
        )
      }
      {...(pois?.length === 0 &&
        !preview && { empty: <ReadyOverlay onDiscover={() => go({ tab: 'discover' })} /> })}
    />
  );

  if (!isPhone) return <SplitView list={list} main={map} />;
  return (
    <div
      className={classes.phone}
      style={{ '--map-bottom': `max(4.5rem, ${SHEET_HEIGHTS.low * 100}%)` }}
    >
      {map}
      <BottomSheet label={t('pois:rows.label')} height={height} onHeight={setHeight}>
        {list}
      </BottomSheet>
      <Drawer
        opened={searchIsOpen}
        onClose={search.close}
        position="bottom"
        size="85dvh"
        title={t('places:search.title')}
        closeButtonProps={{ 'aria-label': t('map:closeCard') }}
      >
        {finder}
      </Drawer>
    </div>
  );
}
