import { useEffect } from 'react';
import { announcedAtom } from '../lib/announcement.atoms.ts';
import { useSetAtom } from '../lib/jotai.ts';

/** What is there sooner is not worth a word. */
const PATIENCE_MS = 500;

/** Says these words to screen readers where something is still loading after a moment. */
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
