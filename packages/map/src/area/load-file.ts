import { FILES } from 'virtual:base-map';

const loaded = new Map<string, Promise<unknown>>();

async function read<T>(name: string, toValue: (json: unknown) => T): Promise<T | undefined> {
  const url = FILES[name];
  if (url === undefined) return undefined;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return toValue(await answer.json());
}

/**
 * The content of a file of the drawn map, read once; undefined if there is no such file. One that fails to load
 * is requested again the next time it is needed.
 */
export function makeFileLoader<T>(toValue: (json: unknown) => T) {
  return (name: string): Promise<T | undefined> => {
    const known = loaded.get(name) as Promise<T | undefined> | undefined;
    if (known) return known;
    const value = read(name, toValue).catch(() => {
      loaded.delete(name);
      return undefined;
    });
    loaded.set(name, value);
    return value;
  };
}
