import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { PlaceSearch } from '../../features/discover/components/place-search.tsx';
import { ShelfList } from '../../features/discover/components/shelf-list.tsx';
import type { Shelf } from '../../features/discover/lib/shelves.ts';
import classes from './trip-page.module.css';

interface MapSearchProps {
  readonly trip: Trip;
  readonly onShow: (place: PlaceSearchResult) => void;
  readonly onDiscover: (shelf: Shelf) => void;
  readonly onAddOwn: (name: string) => void;
}

/** The search over the map: a box, and on a phone a button that opens it as a drawer. */
export function MapSearch({ trip, onShow, onDiscover, onAddOwn }: MapSearchProps) {
  const { t } = useTranslation(['places', 'common']);
  const isPhone = useIsPhone();
  const [isOpen, drawer] = useDisclosure(false);
  useBackCloses(isOpen, drawer.close);
  const search = (
    <PlaceSearch
      trip={trip}
      focusFirst={isPhone}
      folds={!isPhone}
      idle={
        <ShelfList
          onPick={(shelf) => {
            drawer.close();
            onDiscover(shelf);
          }}
        />
      }
      onShow={(place) => {
        drawer.close();
        onShow(place);
      }}
      onAddOwn={(name) => {
        drawer.close();
        onAddOwn(name);
      }}
    />
  );

  if (!isPhone) return <div className={classes.search}>{search}</div>;
  return (
    <>
      <ActionIcon size={44} variant="default" aria-label={t('search.title')} onClick={drawer.open}>
        <IconSearch size={20} stroke={1.75} />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={drawer.close}
        position="bottom"
        size="85dvh"
        title={t('search.title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        {search}
      </Drawer>
    </>
  );
}
