import { isLabActive } from '../../features/admin/lib/new-world-lab.ts';
import { readStoredStyle } from '../../features/admin/lib/stored-style.ts';
import { loadFontOf } from '../../i18n/load-hangul.ts';
import { readVisitorLanguage } from '../../lib/visitor-language.ts';
import { offerPrerendered } from './prerendered.ts';

/** Blocks presses and keeps the last one. Returns a function that unblocks them and repeats that press. */
function hold(root: HTMLElement): () => void {
  let press: MouseEvent | undefined;
  const note = (event: MouseEvent): void => {
    press = event;
  };
  root.inert = true;
  document.addEventListener('click', note);
  return () => {
    document.removeEventListener('click', note);
    root.inert = false;
    const target = press && document.elementFromPoint(press.clientX, press.clientY);
    press = undefined;
    target?.closest<HTMLElement>('a, button')?.click();
  };
}

/**
 * Shows a visitor the landing page as the build rendered it, in their language, while the application is still
 * being loaded. The lab has its own language and styles, which the build cannot know.
 */
export function showLanding(root: HTMLElement): void {
  if (isLabActive() || readStoredStyle() !== null) return;
  const language = readVisitorLanguage();
  const page = document.querySelector<HTMLTemplateElement>(`template[lang="${language}"]`);
  const wake = hold(root);
  if (!page || !offerPrerendered(root, { language, wake })) {
    wake();
    return;
  }
  document.documentElement.lang = language;
  root.replaceChildren(page.content);
  loadFontOf(language);
}
