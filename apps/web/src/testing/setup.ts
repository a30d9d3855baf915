import '@testing-library/jest-dom/vitest';
import { cleanNotifications } from '@mantine/notifications';
import { PATIENCE_MS } from '@ooo/domain/testing/patience';
import { cleanup, configure } from '@testing-library/react';
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { loadPoiInputs } from '../features/trip-data/api/use-change-pois.ts';
import { changeLanguage, loadTexts } from '../i18n/i18n.ts';
import { forgetAnswers } from './procedures.ts';
import { server } from './server.ts';

// Screens are shown here without the routes that load their texts.
await loadTexts();
// And without the idle page that loads these: what a place is changed to is read by them.
await loadPoiInputs();

// What Mantine and Leaflet need from a browser and jsdom lacks.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
window.HTMLElement.prototype.scrollIntoView = () => {};
window.HTMLElement.prototype.scrollBy = () => {};
window.HTMLElement.prototype.scrollTo = () => {};
window.scrollTo = () => {};
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

// jsdom does not know <search> yet, and React would take it for a misspelt tag.
Object.defineProperty(window.HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: Element) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

// Uploads go out by Node's fetch, which sends files and forms of jsdom with a wrong length.
const form = await new Response(new URLSearchParams()).formData();
vi.stubGlobal('FormData', form.constructor);
vi.stubGlobal('Blob', NodeBlob);
vi.stubGlobal('File', NodeFile);

// jsdom has one interval for all frames, and starts it with the timers that it finds: if those are a test's fake ones,
// no later test in the same worker gets a frame. These frames use timers that are never replaced.
const FRAME_MS = 16;
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;
const frames = new Map<number, NodeJS.Timeout>();
let lastFrame = 0;

function requestFrame(draw: FrameRequestCallback): number {
  lastFrame += 1;
  const frame = lastFrame;
  const run = () => {
    frames.delete(frame);
    draw(performance.now());
  };
  frames.set(frame, startTimer(run, FRAME_MS));
  return frame;
}

function cancelFrame(frame: number): void {
  stopTimer(frames.get(frame));
  frames.delete(frame);
}

// Not as stubs: a test that removes its own stubs would remove these too.
Object.assign(globalThis, {
  requestAnimationFrame: requestFrame,
  cancelAnimationFrame: cancelFrame,
});

// Screens and dialogs are loaded on demand.
configure({
  asyncUtilTimeout: PATIENCE_MS,
  // The announcer repeats for screen readers what is on the page already.
  defaultIgnore: 'script, style, [data-announcer] *',
});

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(async () => {
  cleanup();
  cleanNotifications();
  server.resetHandlers();
  forgetAnswers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  await changeLanguage('en');
});
afterAll(() => server.close());
