/**
 * An entry of the browser's history for a dialog that is open, at the same address as the page under it. The router
 * sees the same page in it; its own state is kept in the entry.
 *
 * When a dialog is closed otherwise than by going back, its entry stays: removing it would mean going back, which
 * would undo a navigation that begins meanwhile. The next dialog reuses the entry, and going back skips it.
 */
export type OverlayEntry = number;

const open = new Map<OverlayEntry, () => void>();
let lastEntry: OverlayEntry = 0;
let isListening = false;

interface Top {
  readonly overlay: OverlayEntry | undefined;
  /** The router's count of its own entries: the same for a page and what lies over it. */
  readonly page: unknown;
}

let before: Top = { overlay: undefined, page: undefined };

/** The state that the router and we keep in the top entry. */
function stateOnTop(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function readTop(): Top {
  const { overlay, idx } = stateOnTop();
  return { overlay: typeof overlay === 'number' ? overlay : undefined, page: idx };
}

/** The entry of a dialog that is closed by now, perhaps before a reload. */
function isLeft({ overlay }: Top): boolean {
  return overlay !== undefined && !open.has(overlay);
}

function arrive(): void {
  const [from, to] = [before, readTop()];
  before = to;
  const passes = isLeft(from) && from.page === to.page && isBelow(to, from);
  for (const [entry, onBack] of open) {
    if (to.overlay !== undefined && entry <= to.overlay) continue;
    open.delete(entry);
    onBack();
  }
  if (passes) window.history.back();
}

function isBelow({ overlay }: Top, from: Top): boolean {
  return overlay === undefined || overlay < (from.overlay ?? 0);
}

/** Puts an entry on top of the history; `onBack` is called when the browser goes back from it. */
export function takeEntry(onBack: () => void): OverlayEntry {
  const top = readTop();
  lastEntry = Math.max(lastEntry, top.overlay ?? 0) + 1;
  const state = { ...stateOnTop(), overlay: lastEntry };
  // The router drops what it does not know when it changes the address.
  const isStillThere = top.overlay === undefined && isLeft(before) && before.page === top.page;
  if (isLeft(top) || isStillThere) window.history.replaceState(state, '');
  else window.history.pushState(state, '');
  open.set(lastEntry, onBack);
  before = readTop();
  if (!isListening) window.addEventListener('popstate', arrive);
  isListening = true;
  return lastEntry;
}

/** The dialog is closed: its entry waits for the next one, or for a step back. */
export function leaveEntry(entry: OverlayEntry): void {
  open.delete(entry);
}
