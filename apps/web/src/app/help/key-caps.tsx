import { Kbd, VisuallyHidden } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { KEYS } from '../../lib/keys.ts';
import classes from './key-sheet.module.css';

/** One of them does it. */
export type Keys = (typeof KEYS)[keyof typeof KEYS];

const ARROWS = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' } as const;

type Key = Keys[number];

/** A key as it is printed on keyboards; an arrow also has a name for screen readers. */
function Cap({ name }: { readonly name: Key }) {
  const { t } = useTranslation('help');
  const isMac = useOs() === 'macos';
  switch (name) {
    case 'mod+K':
    case 'mod+Z': {
      const letter = name.slice(-1);
      return <Kbd>{isMac ? `⌘${letter}` : `${t('keys.names.Control')} ${letter}`}</Kbd>;
    }
    case 'ArrowUp':
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'ArrowRight':
      return (
        <Kbd>
          <span aria-hidden>{ARROWS[name]}</span>
          <VisuallyHidden>{t(`keys.names.${name}`)}</VisuallyHidden>
        </Kbd>
      );
    case 'mod+shift+Z':
      return <Kbd>{isMac ? '⇧⌘Z' : `${t('keys.names.Control')} ⇧ Z`}</Kbd>;
    case '?':
    case '+':
    case '-':
      return <Kbd>{name}</Kbd>;
    default:
      return <Kbd>{t(`keys.names.${name === ' ' ? 'Space' : name}`)}</Kbd>;
  }
}

/** Keys that do the same thing. */
export function KeyCaps({ keys }: { readonly keys: Keys }) {
  return (
    <span className={classes.caps}>
      {keys.map((name) => (
        <Cap key={name} name={name} />
      ))}
    </span>
  );
}
