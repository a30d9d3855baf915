import {
  createContext,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/** Section 9 of the specification: so long after a hint, the next one of its group opens at once. */
const SKIP_DELAY_MS = 300;

interface HintGroupState {
  /** A hint of the group is shown, or was a moment ago: the next one need not be waited for. */
  readonly isWarm: boolean;
  readonly onShown: () => void;
  readonly onGone: () => void;
}

/** Undefined outside of a group: each hint is waited for. */
export const HintGroupContext = createContext<HintGroupState | undefined>(undefined);

/** Hints side by side: one of them has been waited for, and the others follow at once. */
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
