import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DeckView, parseDeckView, toSearchParams, withChange } from './deck-view.ts';

/** The view that the address names, and a way to change it; only a change of tab adds to the history. */
export function useDeckView(): [DeckView, (change: Partial<DeckView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseDeckView(params), [params]);
  const go = useCallback(
    (change: Partial<DeckView>) => {
      setParams((current) => toSearchParams(withChange(parseDeckView(current), change)), {
        replace: change.tab === undefined,
        preventScrollReset: true,
      });
    },
    [setParams],
  );
  return [view, go];
}
