import { describe, expect, it } from 'vitest';
import { changeLanguage, i18n } from './i18n.ts';

const say = (name: string) => i18n.t('places:bookmarkedText', { name });

describe('changeLanguage', () => {
  it('loads the texts and says the language to the document', async () => {
    await changeLanguage('ko');
    expect(i18n.t('cancel')).toBe('취소');
    expect(document.documentElement.lang).toBe('ko');
  });

  it('chooses the particles of Korean by the words before them', async () => {
    await changeLanguage('ko');
    expect([say('경복궁'), say('카페')]).toEqual([
      '경복궁을 여행에 추가했어요',
      '카페를 여행에 추가했어요',
    ]);
    await changeLanguage('en');
    expect(say('A (를)')).toContain('A (를)');
  });

  it('counts nothing in the plural in Portuguese', async () => {
    await changeLanguage('pt');
    const said = [0, 1, 2].map((count) => i18n.t('trips:card.places', { count }));
    expect(said).toEqual(['0 lugares guardados', '1 lugar guardado', '2 lugares guardados']);
    await changeLanguage('en');
  });
});
