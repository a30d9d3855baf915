import { Tooltip, type TooltipProps } from '@mantine/core';
import { use, useEffect, type ReactNode } from 'react';
import { HintGroupContext } from './hint-group.tsx';

/** The words of a hint, which are there as long as it is shown. */
function Words({ children }: { readonly children: ReactNode }) {
  const { onShown, onGone } = use(HintGroupContext) ?? {};
  useEffect(() => {
    onShown?.();
    return onGone;
  }, [onShown, onGone]);
  return children;
}

/**
 * Says what an icon does when the pointer rests on it. Mantine's own group of tooltips forgets that one was shown as
 * soon as it closes, so the next one would have its delay again.
 */
export function Hint({ label, children, ...rest }: TooltipProps) {
  const isWarm = use(HintGroupContext)?.isWarm ?? false;
  return (
    <Tooltip {...rest} label={<Words>{label}</Words>} {...(isWarm && { openDelay: 0 })}>
      {children}
    </Tooltip>
  );
}
