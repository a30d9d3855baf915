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
 * What a file of the drawn map says, read once; undefined where there is no such file. One that does not come
 * is asked for again the next time that it is needed.
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
