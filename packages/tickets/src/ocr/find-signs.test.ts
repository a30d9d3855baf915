import { describe, expect, it } from 'vitest';
import { toGray } from '../images/gray.ts';
import { drawLabels } from '../testing/make-picture.ts';
import { findSigns } from './find-signs.ts';

async function find(text: string): Promise<string> {
  const gray = toGray(await drawLabels(400, 80, [[20, 50, text, 32]]));
  const signs = findSigns(gray, { left: 4, right: 396, top: 10, bottom: 70 });
  return signs.map((sign) => sign.text).join('');
}

describe('findSigns', () => {
  it.each([
    ['서울/인천', '/'],
    ['서울(인천)', '()'],
    ['송산11:25', ':'],
    ['김포-제주', '-'],
    ['27.02.11', '..'],
    ['318,600원', ','],
  ])('sees those of %s', async (text, signs) => {
    await expect(find(text)).resolves.toBe(signs);
  });

  it.each(['기내식 이니', '가방 거실', '1시간 17분', 'KE1011', '하노이'])(
    'sees none in %s',
    async (text) => {
      await expect(find(text)).resolves.toBe('');
    },
  );
});
