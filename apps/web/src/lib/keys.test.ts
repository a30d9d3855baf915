import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KEY_GROUP_NAMES, KEY_GROUPS } from '../app/help/key-groups.ts';
import { KEYS } from './keys.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** As events and hotkeys name them. Their labels are in the texts. */
const NAMED =
  /'(?:Arrow(?:Up|Down|Left|Right)|Escape|Enter|Space|Tab|Home|End|mod\+[A-Z])'|\bArrow(?:Up|Down|Left|Right):/;

it('is the only place that names a key which does something', () => {
  const files = globSync('{apps/web,packages/map}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) =>
      !/\.test\.tsx?$|testing\/|\/src\/(?:i18n\/|lib\/keys\.ts$|app\/help\/key-caps\.tsx$)/.test(
        file,
      ),
  );
  const naming = files.filter((file) => NAMED.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(naming).toEqual([]);
});

it('has each of its keys once on the sheet', () => {
  const listed = KEY_GROUP_NAMES.flatMap((group) => KEY_GROUPS[group]);
  expect(listed.toSorted()).toEqual(Object.keys(KEYS).toSorted());
});
