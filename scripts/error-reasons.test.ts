import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ERROR_CODES } from '../packages/domain/src/shared/errors/error-codes.ts';
import { ROOT } from './run.ts';

const LIST = /^- (?<code>[A-Z_]+): (?<reasons>`.+`)$/gmu;

it('docs/api.md lists every reason of an error under its code, and no other', () => {
  const page = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
  const listed = [...page.matchAll(LIST)].flatMap(({ groups = {} }) =>
    (groups['reasons'] ?? '').split(', ').map((name) => `${name.slice(1, -1)} ${groups['code']}`),
  );
  expect(listed.toSorted()).toEqual(
    Object.entries(ERROR_CODES)
      .map(([reason, code]) => `${reason} ${code}`)
      .toSorted(),
  );
});
