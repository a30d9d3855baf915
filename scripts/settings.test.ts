import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

/**
 * Settings that are declared before anything reads them, each with what will. The list may only shrink: a setting
 * that is read has to leave it, and a new one that nothing reads fails.
 */
const NOT_USED_YET: Readonly<Record<string, string>> = {
  pmtilesUrl: 'a map without a tile server',
};
const MOST_NOT_USED = 1;

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const files = execFileSync('git', ['ls-files', 'apps/api/src/*.ts'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => file !== '');
const isOfEnvironment = (file: string): boolean => /\/environment(-[a-z]+)?\.ts$/.test(file);
const isProduct = (file: string): boolean =>
  !isOfEnvironment(file) && !/\.test\.ts$|\/testing\//.test(file);

const sources = files.filter(isProduct).map(read);
const declared = read(files.find((file) => file.endsWith('/environment.ts')) ?? '');
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

/** The variable that a setting has its value from. */
function variableOf(setting: string): string {
  return new RegExp(`^ {4}${setting}: values\\.([A-Z_]+)`, 'm').exec(declared)?.[1] ?? '';
}

describe('settings', () => {
  it('are read by the product, or are known not to be', () => {
    const settings = listSettings();
    expect(settings.length).toBeGreaterThan(20);
    expect(settings.filter((setting) => !isRead(setting))).toEqual(Object.keys(NOT_USED_YET));
    expect(Object.keys(NOT_USED_YET).length).toBeLessThanOrEqual(MOST_NOT_USED);
  });

  it('have their values from every variable', () => {
    expect(variables.length).toBeGreaterThan(20);
    expect(variables.filter((name) => !new RegExp(`\\b${name}\\b`).test(declared))).toEqual([]);
  });

  it.each(['.env.example', 'docs/operations.md'])('are explained in %s', (page) => {
    const text = read(page);
    expect(variables.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  it('are said not to be used where they are not', () => {
    const unused = Object.keys(NOT_USED_YET).map(variableOf);
    const example = read('.env.example');
    const marked = [...example.matchAll(/^# Not used yet: .*\n([A-Z_]+)=/gm)].map(
      ([, name = '']) => name,
    );
    expect(marked).toEqual(unused);
    const [, section = ''] = /^### Not used yet\n(.*?)^##/ms.exec(read('docs/operations.md')) ?? [];
    expect(unused.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });
});
