import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** Loads it; without a network as soon as there is one again. Rejects with what else fails. */
export async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
    });
    return loadWhenOnline(load);
  }
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
