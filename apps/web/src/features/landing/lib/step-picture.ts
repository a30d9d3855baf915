import type { Language } from '@ooo/domain/shared/language';
import type { Step } from './steps.ts';

/** `pnpm pictures product` takes them from the product itself. */
const FILES = import.meta.glob<string>('../pictures/step-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const SIZES = {
  desktop: { width: 960, height: 600 },
  phone: { width: 390, height: 600 },
} as const;

interface Look {
  readonly form: keyof typeof SIZES;
  readonly scheme: 'light' | 'dark';
  readonly language: Language;
}

/** The screen that a step is about, as the reader sees it. */
export function stepPicture(step: Step, { form, scheme, language }: Look) {
  const src = FILES[`../pictures/step-${step}-${form}-${scheme}-${language}.webp`];
  return { src, ...SIZES[form] };
}
