import {
  clearStyle,
  DEFAULT_STYLE,
  readStyle,
  type StyleConfig,
  writeStyle,
} from '../lib/style-config.ts';
import { atom } from '../../../lib/jotai.ts';

const currentStyleAtom = atom<StyleConfig | null>(null);

/** The style in force: the stored one until another is set. Setting null goes back to the default. */
export const styleAtom = atom(
  (get) => get(currentStyleAtom) ?? readStyle(),
  (_get, set, style: StyleConfig | null) => {
    if (style) writeStyle(style);
    else clearStyle();
    set(currentStyleAtom, style ?? DEFAULT_STYLE);
  },
);
