/** The cookies of one server, for a script; a browser has its own. */
export interface CookieJar {
  /** As the header `Cookie` says them; undefined where there are none. */
  readonly header: () => string | undefined;
  readonly take: (answer: Response) => void;
  readonly clear: () => void;
}

export function createCookieJar(start = ''): CookieJar {
  const cookies = new Map(start.split(';').flatMap(readPair));
  return {
    header: () => {
      const pairs = [...cookies].map(([name, value]) => `${name}=${value}`);
      return pairs.length > 0 ? pairs.join('; ') : undefined;
    },
    take: (answer) => {
      for (const cookie of answer.headers.getSetCookie()) {
        for (const [name, value] of readPair(cookie.split(';')[0] ?? '')) {
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
      }
    },
    clear: () => cookies.clear(),
  };
}

function readPair(pair: string): [string, string][] {
  const at = pair.indexOf('=');
  return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
}
