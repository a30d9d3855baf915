/**
 * An entry of the browser's history for each dialog that is open, at the same address as the page under it. The router
 * sees the same page in it; its own state is kept in the entry.
 */
export interface OverlayEntry {
  readonly id: number;
  readonly onPop: () => void;
}

let lastId = 0;
/** The entry on top that no dialog needs any more, until the next task: a dialog that follows at once takes it over. */
let spare: OverlayEntry | undefined;
/** What opened while the browser was still on its way back. */
let waiting: OverlayEntry[] = [];
let isGoingBack = false;

/** Whatever the router and we keep in the entry on top. */
function stateOnTop(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function idOnTop(): number | undefined {
  const { overlay } = stateOnTop();
  return typeof overlay === 'number' ? overlay : undefined;
}

function stateFor(entry: OverlayEntry | undefined): object {
  const { overlay: _overlay, ...kept } = stateOnTop();
  return entry ? { ...kept, overlay: entry.id } : kept;
}

function push(entry: OverlayEntry): void {
  window.history.pushState(stateFor(entry), '');
  window.addEventListener('popstate', entry.onPop);
}

/** Puts an entry on top of the history; `onBack` is called when the browser goes back from it. */
export function takeEntry(onBack: () => void): OverlayEntry {
  const id = ++lastId;
  const entry: OverlayEntry = {
    id,
    onPop: () => {
      if (idOnTop() === id || isGoingBack) return;
      window.removeEventListener('popstate', entry.onPop);
      onBack();
    },
  };
  if (spare && idOnTop() === spare.id) {
    spare = undefined;
    window.history.replaceState(stateFor(entry), '');
    window.addEventListener('popstate', entry.onPop);
  } else if (isGoingBack) {
    waiting.push(entry);
  } else {
    push(entry);
  }
  return entry;
}

/** Takes the entry off the history, unless the browser has left it already; the address stays as it is by then. */
export function leaveEntry(entry: OverlayEntry): void {
  window.removeEventListener('popstate', entry.onPop);
  waiting = waiting.filter((other) => other !== entry);
  if (idOnTop() !== entry.id) return;
  spare = entry;
  setTimeout(() => {
    if (spare !== entry) return;
    spare = undefined;
    if (idOnTop() === entry.id) goBack();
  });
}

function goBack(): void {
  const { href } = window.location;
  const state = stateFor(undefined);
  isGoingBack = true;
  // Before the router looks: what the dialog changed in the address holds for the page under it.
  const arrive = () => {
    if (window.location.href !== href) window.history.replaceState(state, '', href);
    // The dialogs under this one hear of the same event.
    setTimeout(() => {
      isGoingBack = false;
      for (const entry of waiting.splice(0)) push(entry);
    });
  };
  window.addEventListener('popstate', arrive, { capture: true, once: true });
  window.history.back();
}
