import {
  createContext,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/** Section 9 of the specification: for this long after a hint, the next one of its group opens at once. */
const SKIP_DELAY_MS = 300;

interface HintGroupState {
  /** A hint of the group is shown, or was a moment ago: the next one opens at once. */
  readonly isWarm: boolean;
  readonly onShown: () => void;
  readonly onGone: () => void;
}

/** Undefined outside of a group: each hint has its delay. */
export const HintGroupContext = createContext<HintGroupState | undefined>(undefined);

/** Hints side by side: after the delay of the first, the others open at once. */
export function HintGroup({ children }: { readonly children: ReactNode }) {
  const [isWarm, setIsWarm] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const onShown = useCallback(() => {
    clearTimeout(timer.current);
    setIsWarm(true);
  }, []);
  const onGone = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsWarm(false), SKIP_DELAY_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const state = useMemo(() => ({ isWarm, onShown, onGone }), [isWarm, onShown, onGone]);
  return <HintGroupContext value={state}>{children}</HintGroupContext>;
}
