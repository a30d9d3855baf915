import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './browser-language.ts';

describe('chooseLanguage', () => {
  it.each([
    [['ko-KR', 'en-US'], 'ko'],
    [['es-MX'], 'es'],
    [['ES-419', 'en'], 'es'],
    [['fr-FR', 'es-ES', 'en'], 'es'],
    [['en-GB', 'ko'], 'en'],
    [['fr', 'de'], 'en'],
    // Old codes of other languages begin with the letters of ours.
    [['est', 'kok-IN'], 'en'],
    [[''], 'en'],
    [[], 'en'],
  ])('of %j: %s', (asked, language) => {
    expect(chooseLanguage(asked)).toBe(language);
  });
});
