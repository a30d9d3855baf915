import { Language } from '@ooo/domain/shared/language';
import { createInstance, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en/resources.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof en;
  }
}

const LOADERS: Record<Language, () => Promise<Resource[string]>> = {
  en: () => Promise.resolve(en),
  ko: async () => (await import('./ko/resources.ts')).ko,
  es: async () => (await import('./es/resources.ts')).es,
};

export const i18n = createInstance();

await i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  ns: Object.keys(en),
  defaultNS: 'common',
  resources: { en },
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** Switches the interface, and `<html lang>` with it; the texts are loaded first. */
export async function changeLanguage(language: Language): Promise<void> {
  if (!i18n.hasResourceBundle(language, 'common')) {
    const resources = await LOADERS[language]();
    for (const [namespace, texts] of Object.entries(resources)) {
      i18n.addResourceBundle(language, namespace, texts);
    }
  }
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The interface's language, English where i18next holds one that is none of ours. */
export function toLanguage(text: string): Language {
  const parsed = Language.safeParse(text);
  return parsed.success ? parsed.data : 'en';
}
