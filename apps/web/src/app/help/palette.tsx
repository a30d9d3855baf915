import { Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { useEffect, useRef, useState } from 'react';
import { useOpenTripId } from '../use-open-trip-id.ts';
import { useBackCloses } from '../../components/use-back-closes.ts';
import type { Command } from './commands.ts';
import { GeneralPalette, TripPalette } from './palette-commands.tsx';
import { palette, paletteStore } from './palette-store.ts';
import classes from './palette.module.css';

interface PaletteProps {
  readonly user: CurrentUser | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onKeySheet: () => void;
}

/**
 * One field that reaches everything: trips, places, days, actions. What is chosen is done once the palette is gone and
 * what had the focus before has it again, so that a dialog that opens then gives it back to the right place.
 */
export function Palette({ user, opened, onClose, onKeySheet }: PaletteProps) {
  const [query, setQuery] = useState('');
  const opener = useRef<Element>(null);
  const chosen = useRef<Command>(undefined);
  const tripId = useOpenTripId();
  useBackCloses(opened, onClose);
  useEffect(() => {
    if (!opened) {
      palette.close();
      return;
    }
    opener.current = document.activeElement;
    palette.open();
  }, [opened]);
  const finish = () => {
    const { current } = opener;
    if (current instanceof HTMLElement && current.isConnected)
      current.focus({ preventScroll: true });
    chosen.current?.run();
    chosen.current = undefined;
  };
  const content = {
    user,
    query,
    onKeySheet,
    onChoose: (command: Command) => {
      chosen.current = command;
    },
  };
  return (
    <Spotlight.Root
      store={paletteStore}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      returnFocus={false}
      onSpotlightClose={onClose}
      transitionProps={{ onExited: finish }}
      overlayProps={{ backgroundOpacity: 0.4 }}
      yOffset="min(5rem, 6dvh)"
      radius="md"
      classNames={{
        content: classes.content,
        search: classes.search,
        actionsList: classes.list,
        actionsGroup: classes.group,
        action: classes.action,
        actionLabel: classes.label,
        actionDescription: classes.detail,
      }}
    >
      {tripId === undefined ? (
        <GeneralPalette {...content} />
      ) : (
        <TripPalette {...content} tripId={tripId} />
      )}
    </Spotlight.Root>
  );
}
