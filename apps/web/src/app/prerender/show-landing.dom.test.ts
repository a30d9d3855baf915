import { beforeEach, expect, it, vi } from 'vitest';

/** The modules keep what is shown: each test begins with a page of its own. */
async function open(stored: Readonly<Record<string, string>> = {}) {
  vi.resetModules();
  localStorage.clear();
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  document.documentElement.removeAttribute('class');
  document.body.innerHTML = `
    <template lang="en"><button>Upload</button></template>
    <template lang="ko"><button>올리기</button></template>
    <div id="root"></div>`;
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('There is no root.');
  const { takePrerendered } = await import('./prerendered.ts');
  const { showLanding } = await import('./show-landing.ts');
  return { root, takePrerendered, show: () => showLanding(root) };
}

beforeEach(() => {
  document.elementFromPoint = () => document.querySelector('#root button');
});

it.each([
  [{}, 'Upload', 'en', 'light'],
  [{ 'visitor-language': 'ko', theme: 'dark' }, '올리기', 'ko', 'dark'],
  [{ theme: 'auto' }, 'Upload', 'en', 'light'],
  [{ theme: 'purple' }, 'Upload', 'en', 'light'],
])(
  'shows the page in the language and the theme of the visitor: %j',
  async (stored, text, lang, theme) => {
    const { root, show, takePrerendered } = await open(stored);
    show();
    expect(root).toHaveTextContent(text);
    expect(root.inert).toBe(true);
    const { documentElement } = document;
    expect([documentElement.lang, documentElement.dataset['mantineColorScheme']]).toEqual([
      lang,
      theme,
    ]);
    expect(documentElement).toHaveClass(theme);
    expect(takePrerendered()?.language).toBe(lang);
  },
);

it.each([
  ['in the lab', { 'partner-mode-active': 'true' }],
  ['with a style of the lab', { 'style-config': '{}' }],
  ['in a language that the build has not rendered', { 'visitor-language': 'es' }],
])('shows nothing %s', async (_, stored) => {
  const { root, show, takePrerendered } = await open(stored);
  show();
  expect(root).toBeEmptyDOMElement();
  expect(root.inert).not.toBe(true);
  expect(takePrerendered()).toBeUndefined();
});

it('comes too late once the application has begun', async () => {
  const { root, show, takePrerendered } = await open();
  expect(takePrerendered()).toBeUndefined();
  show();
  expect(root).toBeEmptyDOMElement();
});

it('makes up for the last press when it wakes, once', async () => {
  const { root, show, takePrerendered } = await open();
  show();
  document.body.click();
  document.body.click();
  const pressed = vi.fn<() => void>();
  root.querySelector('button')?.addEventListener('click', pressed);
  const page = takePrerendered();
  page?.wake();
  expect(root.inert).toBe(false);
  expect(pressed).toHaveBeenCalledOnce();
  page?.wake();
  expect(pressed).toHaveBeenCalledOnce();
});
