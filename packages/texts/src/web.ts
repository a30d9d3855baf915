import type { ErrorSentences } from './errors.types.ts';
import type { particles } from './ko/particles.ts';
import type { Language } from './languages.ts';
import type { WebTexts } from './web.types.ts';

/** All that the web says in a language, as one module: a browser loads it for a reader of that language. */
export interface WebLanguage {
  readonly texts: WebTexts;
  readonly errors: ErrorSentences;
  /** Of Korean: runs over every text once its values are in it. */
  readonly particles?: typeof particles;
}

/** English is not among them: the application begins with it. */
export const WEB_LANGUAGES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<WebLanguage>>> =
  {
    ko: () => import('./ko/web/resources.ts'),
    es: () => import('./es/web/resources.ts'),
    pt: () => import('./pt/web/resources.ts'),
  };
