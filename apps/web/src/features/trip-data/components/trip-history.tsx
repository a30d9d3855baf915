import { ActionIcon, Kbd, Menu } from '@mantine/core';
import { useHotkeys, useOs } from '@mantine/hooks';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconArrowBackUp, IconArrowForwardUp, IconHistory } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { UNDO_TOAST } from '../../../components/toast-message.tsx';
import classes from '../../../components/worded-icon.module.css';
import { useAtom } from '../../../lib/jotai.ts';
import { KEYS } from '../../../lib/keys.ts';
import { useHistory } from '../api/use-history.ts';
import { historyWishAtom, type HistoryAction } from '../state/recorded.atoms.ts';

/** An open dialog keeps the keyboard, and a message with its own Undo handles the key. */
const MODAL = '[role="dialog"][aria-modal="true"]';
const TAKES_KEY = { undo: `${MODAL}, ${UNDO_TOAST}`, redo: MODAL } as const;

const ACTIONS = [
  { action: 'undo', Icon: IconArrowBackUp, mac: '⌘Z', other: 'Ctrl Z' },
  { action: 'redo', Icon: IconArrowForwardUp, mac: '⇧⌘Z', other: 'Ctrl ⇧ Z' },
] as const;

/** Undo and redo of a trip's last changes: by menu, by keys, and by other components. */
export function TripHistory({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation('history');
  const isMac = useOs() === 'macos';
  const { next, go } = useHistory(trip);
  const [wish, setWish] = useAtom(historyWishAtom);
  useEffect(() => {
    if (!wish) return;
    setWish(null);
    go(wish);
  }, [wish, setWish, go]);
  const byKey = (action: HistoryAction) => (event: KeyboardEvent) => {
    if (document.querySelector(TAKES_KEY[action])) return;
    event.preventDefault();
    go(action);
  };
  // Fields undo their own text, and a key does nothing if nothing has changed.
  const options = { preventDefault: false };
  useHotkeys([
    [KEYS.undo[0], byKey('undo'), options],
    [KEYS.redo[0], byKey('redo'), options],
    // The same keys where Hangul is typed.
    ['mod+ㅋ', byKey('undo'), options],
    ['mod+shift+ㅋ', byKey('redo'), options],
  ]);
  if (next.undo === undefined && next.redo === undefined) return null;
  return (
    <Menu position="bottom-end" width="18rem">
      <Menu.Target>
        <ActionIcon size={44} className={classes.button} aria-label={t('menu')}>
          <IconHistory size={20} stroke={1.75} />
          <span className={classes.word}>{t('menu')}</span>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {ACTIONS.map(({ action, Icon, mac, other }) => (
          <Menu.Item
            key={action}
            disabled={next[action] === undefined}
            leftSection={<Icon size={18} stroke={1.75} />}
            rightSection={
              <Kbd aria-hidden className={classes.keys}>
                {isMac ? mac : other}
              </Kbd>
            }
            onClick={() => go(action)}
          >
            {next[action] === undefined ? t(action) : t(`${action}Step`, { step: next[action] })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
