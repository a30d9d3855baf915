import type { Language } from '@ooo/domain/shared/language';

/** `pnpm pictures product` takes them from the product itself. */
const FILES = import.meta.glob<string>('../pictures/trip-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** In pixels of the page: the files have more, for screens that show more. */
const SIZES = {
  desktop: { width: 1120, height: 700 },
  phone: { width: 390, height: 600 },
} as const;

interface Look {
  readonly form: keyof typeof SIZES;
  readonly scheme: 'light' | 'dark';
  readonly language: Language;
}

/** The trip of the demo, as the reader sees it. */
export function tripPicture({ form, scheme, language }: Look) {
  return { src: FILES[`../pictures/trip-${form}-${scheme}-${language}.webp`], ...SIZES[form] };
}
