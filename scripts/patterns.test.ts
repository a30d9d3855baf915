import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

/** `(?i:…)`, `(?-i:…)`, `(?im-s:…)`. */
const MODIFIER = /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/u;

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && file !== relative(ROOT, import.meta.filename));

describe('regular expressions', () => {
  it('change no flags inside a pattern, which V8 forgets once a process has compiled many', () => {
    const offenders = sources.filter((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .some((line) => MODIFIER.test(line) && !/^\s*(?:\*|\/[/*])/u.test(line)),
    );
    expect(offenders).toEqual([]);
  });

  it('are found where they do', () => {
    expect(['(?i:via)', '(?-i:A)', '(?im-s:a)'].every((source) => MODIFIER.test(source))).toBe(
      true,
    );
    expect(['(?:via)', '(?=i)', '(?<!s:)'].some((source) => MODIFIER.test(source))).toBe(false);
  });
});
