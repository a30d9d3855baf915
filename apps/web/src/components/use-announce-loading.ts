import { useEffect } from 'react';
import { announcedAtom } from '../lib/announcement.atoms.ts';
import { useSetAtom } from '../lib/jotai.ts';

/** Anything faster is not worth announcing. */
const PATIENCE_MS = 500;

/** Announces the words to screen readers if the component is still on the page after half a second. */
export function useAnnounceLoading(words: string): void {
  const announce = useSetAtom(announcedAtom);
  useEffect(() => {
    let isSaid = false;
    const timer = setTimeout(() => {
      isSaid = true;
      announce(words);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      if (isSaid) announce('');
    };
  }, [announce, words]);
}
