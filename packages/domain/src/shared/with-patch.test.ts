import { describe, expect, it } from 'vitest';
import { withPatch } from './with-patch.ts';

describe('withPatch', () => {
  const base: { name: string; date: string | null } = { name: 'Palace', date: '2025-10-02' };

  it.each([
    [{ name: 'Market' }, { name: 'Market', date: '2025-10-02' }],
    [{ date: null }, { name: 'Palace', date: null }],
    [{ name: undefined }, base],
    [{}, base],
  ])('%j', (patch, expected) => {
    expect(withPatch(base, patch)).toEqual(expected);
  });
});
