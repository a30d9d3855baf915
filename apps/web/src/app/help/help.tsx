import { Kbd, UnstyledButton } from '@mantine/core';
import { useHotkeys, useOs } from '@mantine/hooks';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OnceOpened } from '../../components/once-opened.tsx';
import { useAtomValue } from '../../lib/jotai.ts';
import { KEYS } from '../../lib/keys.ts';
import { later } from '../../lib/later.ts';
import { singleKeysAtom } from '../../lib/single-keys.atoms.ts';
import { helpParts } from './help-parts.ts';
import classes from './help.module.css';

const Palette = later(helpParts.palette, 'Palette');
const KeySheet = later(helpParts.keySheet, 'KeySheet');

/** An open dialog keeps the keyboard and its contents. */
const MODAL = '[role="dialog"][aria-modal="true"]';

/** The button of the header that opens the palette, the palette, the keyboard sheet, and the keys for both. */
export function Help({ user }: { readonly user: CurrentUser | null }) {
  const { t } = useTranslation();
  const isMac = useOs() === 'macos';
  const hasSingleKeys = useAtomValue(singleKeysAtom);
  const [open, setOpen] = useState<'palette' | 'keys'>();
  // Closing one leaves the other, which was opened from it, open.
  const close = (what: typeof open) => () =>
    setOpen((current) => (current === what ? undefined : current));
  const show = (what: typeof open) => () => {
    if (!document.querySelector(MODAL)) setOpen(what);
  };
  const keySheet = show('keys');
  const showPalette = show('palette');
  useHotkeys(
    [
      [KEYS.palette[0], showPalette],
      // The same key where Hangul is typed.
      ['mod+ㅏ', showPalette],
    ],
    // In fields as well.
    [],
  );
  useHotkeys(
    hasSingleKeys
      ? [
          [`shift+${KEYS.keySheet[0]}`, keySheet],
          [KEYS.keySheet[0], keySheet],
        ]
      : [],
  );
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-label={t('openPalette')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('palette')}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <Kbd className={classes.keys} aria-hidden>
          {isMac ? '⌘K' : 'Ctrl K'}
        </Kbd>
      </UnstyledButton>
      <OnceOpened opened={open === 'palette'}>
        <Palette
          user={user}
          opened={open === 'palette'}
          onClose={close('palette')}
          onKeySheet={() => setOpen('keys')}
        />
      </OnceOpened>
      <OnceOpened opened={open === 'keys'}>
        <KeySheet opened={open === 'keys'} onClose={close('keys')} />
      </OnceOpened>
    </>
  );
}
