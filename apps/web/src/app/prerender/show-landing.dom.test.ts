import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takePrerendered } from './prerendered.ts';
import { showLanding } from './show-landing.ts';

// jsdom lays nothing out, and does not have this.
beforeEach(() => {
  Object.assign(document, { elementFromPoint: () => document.querySelector('#root button') });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint');
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
});

function open(stored: Readonly<Record<string, string>> = {}) {
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  document.body.innerHTML = `
    <template lang="en"><button>Upload</button></template>
    <template lang="ko"><button>올리기</button></template>
    <div id="root"></div>`;
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('There is no root.');
  return { root, take: () => takePrerendered(root), show: () => showLanding(root) };
}

it.each([
  [{}, 'Upload', 'en'],
  [{ 'visitor-language': 'ko' }, '올리기', 'ko'],
])('shows the page in the language of the visitor: %j', (stored, text, lang) => {
  const { root, show, take } = open(stored);
  show();
  expect(root).toHaveTextContent(text);
  expect(root.inert).toBe(true);
  expect(document.documentElement.lang).toBe(lang);
  expect(take()?.language).toBe(lang);
});

it.each([
  ['in the lab', { 'partner-mode-active': 'true' }],
  ['with a style of the lab', { 'style-config': '{}' }],
  ['in a language that the build has not rendered', { 'visitor-language': 'es' }],
])('shows nothing %s', (_, stored) => {
  const { root, show, take } = open(stored);
  show();
  expect(root).toBeEmptyDOMElement();
  expect(root.inert).not.toBe(true);
  expect(take()).toBeUndefined();
});

it('shows nothing once the application has begun', () => {
  const { root, show, take } = open();
  expect(take()).toBeUndefined();
  show();
  expect(root).toBeEmptyDOMElement();
});

it('repeats the last press when it wakes, once', () => {
  const { root, show, take } = open();
  show();
  document.body.click();
  document.body.click();
  const pressed = vi.fn<() => void>();
  root.querySelector('button')?.addEventListener('click', pressed);
  const page = take();
  page?.wake();
  expect(root.inert).toBe(false);
  expect(pressed).toHaveBeenCalledOnce();
  page?.wake();
  expect(pressed).toHaveBeenCalledOnce();
});
