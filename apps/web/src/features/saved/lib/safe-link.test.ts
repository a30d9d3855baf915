import { describe, expect, it } from 'vitest';
import { toWebLink } from './safe-link.ts';

describe('toWebLink', () => {
  it.each([
    ['https://museum.example', 'https://museum.example'],
    ['museum.example/visit', 'https://museum.example/visit'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['ask at the desk', undefined],
    [undefined, undefined],
  ])('%s', (text, link) => {
    expect(toWebLink(text)).toBe(link);
  });
});
