import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CORAL, INK, PAPER } from './theme.ts';

const ROOT = new URL('../../../../', import.meta.url);

/** The theme, and what is drawn: scenes and the ground of the map. */
const HAVE_COLOURS = [
  /^apps\/web\/src\/lib\/theme\.(ts|css)$/,
  /-?scene\//,
  /^packages\/map\/src\/base-map\/map-colors\.ts$/,
];

/** What a page is made of: the web, and the layers of the map. */
const FILES = globSync('{apps/web,packages/map}/src/**/*.{css,ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$|\/src\/testing\//.test(file),
);

function read(file: string): string {
  return readFileSync(new URL(file, ROOT), 'utf8');
}

/** Each hit with the file that has it. */
function search(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    Array.from(read(file).matchAll(pattern), ([hit]) => `${file}: ${hit}`),
  );
}

const styleSheets = FILES.filter((file) => file.endsWith('.css'));

describe('colours', () => {
  const RAW = /#[\da-f]{3,8}\b(?=['";,\s)])|\b(?:rgb|hsl)a?\((?!var\()[^)]*\d[^)]*\)/gi;

  it('are only in the theme and in drawings', () => {
    const others = FILES.filter((file) => !HAVE_COLOURS.some((pattern) => pattern.test(file)));
    expect(search(others, RAW)).toEqual([]);
  });

  it('would be found', () => {
    expect('color: #fff; fill="#0f1729" rgb(15 23 41 / 5%) hsl(1, 2%, 3%)'.match(RAW)).toHaveLength(
      4,
    );
  });

  it('are the same in both files of the theme', () => {
    const css = read('apps/web/src/lib/theme.css');
    const token = (name: string) => new RegExp(`--ooo-${name}: (.+);`).exec(css)?.[1];
    expect([token('ink'), token('paper'), token('accent')]).toEqual([INK, PAPER, CORAL]);
    const channels = [1, 3, 5].map((at) => Number.parseInt(INK.slice(at, at + 2), 16));
    expect(token('shade')).toBe(channels.join(' '));
  });

  it('have no name that no style sheet uses, and every name that one uses', () => {
    const defined = new Set(read('apps/web/src/lib/theme.css').match(/--ooo-[a-z-]+(?=:)/g));
    const used = new Set(
      search(FILES, /var\(--ooo-[a-z-]+/g).map((hit) => hit.slice(hit.indexOf('--ooo'))),
    );
    expect([...defined].filter((name) => !used.has(name))).toEqual([]);
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });
});

/** A size, or one that grows with the reader's texts only as far as a narrow screen lets it. */
function isOf(size: string, hit: string): boolean {
  return hit.endsWith(`: ${size}`) || hit.includes(`: min(${size}, `);
}

describe('sizes of type', () => {
  const SCALE = ['0.75rem', '0.875rem', '1rem', '1.25rem', '1.75rem', '2.5rem'];
  /** A flag as a picture. */
  const PICTURES = new Set([
    'apps/web/src/features/trips/components/trip-card.module.css: font-size: 3.5rem',
  ]);

  it('are six, besides points on paper', () => {
    const sizes = search(styleSheets, /font-size: [^;]+/g).filter(
      (hit) => !/: (?:inherit|var\(.*\)|[\d.]+pt)$/.test(hit),
    );
    expect(
      sizes.filter((hit) => !SCALE.some((size) => isOf(size, hit)) && !PICTURES.has(hit)),
    ).toEqual([]);
  });
});
