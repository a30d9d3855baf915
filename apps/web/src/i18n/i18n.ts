import type { makeAnswerSayer } from '@ooo/domain/shared/errors/say-answer';
import type { Language } from '@ooo/domain/shared/language';
import { first } from '@ooo/texts/en/web/first';
import type { en } from '@ooo/texts/en/web/resources';
import { isLanguage } from '@ooo/texts/languages';
import { WEB_LANGUAGES } from '@ooo/texts/web';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadFontOf } from './load-hangul.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof en;
  }
}

type AnswerSayer = ReturnType<typeof makeAnswerSayer>;

/** For each loaded language. English has none: the server answers in English. */
const answerSayers: Partial<Record<Language, AnswerSayer>> = {};

/** Says the server's answers in the language of the interface; undefined in English. */
export function findAnswerSayer(): AnswerSayer | undefined {
  return answerSayers[toLanguage(i18n.language)];
}

export const i18n = createInstance();

await i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  ns: Object.keys(first),
  defaultNS: 'common',
  resources: { en: first },
  interpolation: { escapeValue: false },
  // Comes with the Korean texts.
  postProcess: 'particles',
  react: { useSuspense: false },
});

const loadAnswers = () => import('@ooo/domain/shared/errors/say-answer');

/** A namespace that is not among the first. */
const LATER = 'trip';

/** Loads the texts of every screen in a language, which need not be the interface's. */
export async function loadTextsIn(language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, LATER)) return;
  const resources = language === 'en' ? await loadEnglish() : await loadOther(language);
  for (const [namespace, texts] of Object.entries(resources)) {
    i18n.addResourceBundle(language, namespace, texts);
  }
}

async function loadEnglish() {
  // For another language, which is one file then.
  void loadAnswers().catch(() => undefined);
  return (await import('@ooo/texts/en/web/rest')).rest;
}

async function loadOther(language: Exclude<Language, 'en'>) {
  loadFontOf(language);
  const [{ texts, errors, particles }, { makeAnswerSayer }] = await Promise.all([
    WEB_LANGUAGES[language](),
    loadAnswers(),
  ]);
  if (particles) i18n.use(particles);
  answerSayers[language] = makeAnswerSayer(errors, texts.fields);
  return texts;
}

/** Loads the texts of every screen in the interface's language; the first screens have theirs from the start. */
export function loadTexts(): Promise<void> {
  return loadTextsIn(toLanguage(i18n.language));
}

/** The language that is being loaded, with its texts. */
export async function withTexts<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loading, loadTexts()]);
  return loaded;
}

/** Switches the interface, and `<html lang>` with it; the texts are loaded first. */
export async function changeLanguage(language: Language): Promise<void> {
  if (language !== 'en') await loadTextsIn(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** The interface's language, English where i18next holds one that is none of ours. */
export function toLanguage(text: string): Language {
  return isLanguage(text) ? text : 'en';
}
