type Texts = { readonly [key: string]: string | Texts };

/**
 * The texts with nothing in the plural: `0 lugares`. Intl counts nothing as one in Brazil, and i18next asks it for the
 * language alone; a text for zero of its own stays.
 */
export function withZeroPlurals<T extends Texts>(texts: T): T {
  const own = Object.entries(texts).map(([key, text]) =>
    typeof text === 'string' ? ([key, text] as const) : ([key, withZeroPlurals(text)] as const),
  );
  const zeros = own.flatMap(([key, text]) =>
    key.endsWith('_other') ? [[key.replace(/_other$/u, '_zero'), text] as const] : [],
  );
  // What was there keeps its type; the keys more are read by i18next alone.
  return Object.fromEntries([...zeros, ...own]) as T;
}
