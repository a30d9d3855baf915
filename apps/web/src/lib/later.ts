import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/**
 * Loads it. A load that fails without a network fails for good in this document, because a browser remembers failed
 * modules: the page is reloaded once there is a network. Rejects with any other error.
 */
export async function loadWhenOnline<T>(
  load: () => Promise<T>,
  reload = () => window.location.reload(),
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await whenOnline();
    reload();
    return new Promise(() => {});
  }
}

/** Resolves once there is a network; at once where there is one. */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });
}

type Loaded<Name extends string, Props> = Readonly<Record<Name, ComponentType<Props>>>;

/**
 * The component `name` of a module that is loaded when it is first shown. The same `load` has to be used where it is
 * loaded ahead: another `import()` of the same module may be another file, which is missing without a network.
 */
export function later<Name extends string, Props>(
  load: () => Promise<Loaded<Name, Props>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await loadWhenOnline(load))[name] }));
}
