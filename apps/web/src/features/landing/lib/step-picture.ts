import type { Step } from './steps.ts';

/** `pnpm pictures product` takes them of the product itself. */
const FILES = import.meta.glob<string>('../pictures/*.webp', {
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
}

/** The screen that a step is about, as it looks to whoever reads. */
export function stepPicture(step: Step, { form, scheme }: Look) {
  return { src: FILES[`../pictures/${step}-${form}-${scheme}.webp`], ...SIZES[form] };
}
