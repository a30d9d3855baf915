import { VisuallyHidden } from '@mantine/core';
import { announcedAtom } from '../lib/announcement.atoms.ts';
import { useAtomValue } from '../lib/jotai.ts';

/**
 * The live region through which screen readers learn what happens without a change of focus. It is always on the page: a
 * region that is inserted together with its text is ignored by some of them.
 */
export function Announcer() {
  const { words, turn } = useAtomValue(announcedAtom);
  return (
    <VisuallyHidden component="output" data-announcer>
      {words !== '' && <span key={turn}>{words}</span>}
    </VisuallyHidden>
  );
}
