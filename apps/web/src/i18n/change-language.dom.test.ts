import { describe, expect, it } from 'vitest';
import { changeLanguage, i18n } from './i18n.ts';

describe('changeLanguage', () => {
  it('loads the texts and says the language to the document', async () => {
    await changeLanguage('ko');
    expect(i18n.t('cancel')).toBe('취소');
    expect(document.documentElement.lang).toBe('ko');
  });
});
