import { VisuallyHidden } from '@mantine/core';
import { announcedAtom } from '../lib/announcement.atoms.ts';
import { useAtomValue } from '../lib/jotai.ts';

/**
 * Where screen readers hear what happens without a change of focus. It is on the page before its words are: what comes
 * together with its region is not read by all of them.
 */
export function Announcer() {
  const { words, turn } = useAtomValue(announcedAtom);
  return (
    <VisuallyHidden component="output" data-announcer>
      {words !== '' && <span key={turn}>{words}</span>}
    </VisuallyHidden>
  );
}
