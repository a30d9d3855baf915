import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const files = execFileSync('git', ['ls-files', 'apps/api/src/*.ts'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => file !== '');
const isOfEnvironment = (file: string): boolean => /\/environment(-[a-z]+)?\.ts$/.test(file);
const isProduct = (file: string): boolean =>
  !isOfEnvironment(file) && !/\.test\.ts$|\/testing\//.test(file);

const sources = files.filter(isProduct).map(read);
const declared = files.map(read).find((text) => text.includes('export interface Env {')) ?? '';
const filled = read(files.find((file) => file.endsWith('/environment.ts')) ?? '');
const variables = [
  ...read(files.find((file) => file.endsWith('/environment-variables.ts')) ?? '').matchAll(
    /^ {2}([A-Z][A-Z_]+): variable\(/gm,
  ),
].map(([, name = '']) => name);

/** The names of `interface Env`, without those of objects in it. */
function listSettings(): string[] {
  const [, body = ''] = /^export interface Env \{\n(.*?)\n\}/ms.exec(declared) ?? [];
  return [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name = '']) => name);
}

/** `env.port`, or `{ port }: Env` and `{ port } = env`. */
function isRead(setting: string): boolean {
  const access = new RegExp(`\\benv\\??\\.${setting}\\b`);
  const taken = new RegExp(
    `\\{[^{}]*\\b${setting}\\b[^{}]*\\}(?:: (?:Pick<)?Env\\b| = (?:\\w+\\.)*env\\b)`,
  );
  return sources.some((source) => access.test(source) || taken.test(source));
}

describe('settings', () => {
  it('are read by the product', () => {
    const settings = listSettings();
    expect(settings.length).toBeGreaterThan(20);
    expect(settings.filter((setting) => !isRead(setting))).toEqual([]);
  });

  it('have their values from every variable', () => {
    expect(variables.length).toBeGreaterThan(20);
    expect(variables.filter((name) => !new RegExp(`\\b${name}\\b`).test(filled))).toEqual([]);
  });

  it.each(['.env.example', 'docs/operations.md'])('are explained in %s', (page) => {
    const text = read(page);
    expect(variables.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});
