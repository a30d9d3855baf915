import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type UIEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { KEYS } from '../../../lib/keys.ts';
import {
  higher,
  lower,
  nearestHeight,
  nextHeight,
  SHEET_HEIGHTS,
  type SheetHeight,
} from '../lib/sheet-heights.ts';
import classes from './bottom-sheet.module.css';

const [UP, DOWN] = KEYS.sheetHeight;

interface BottomSheetProps {
  readonly label: string;
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
  readonly children: ReactNode;
}

/**
 * A sheet over the map that rests at three heights: pulled by its handle, stepped by a press or the arrow
 * keys, and raised where the keyboard goes into its list.
 */
export function BottomSheet({ label, height, onHeight, children }: BottomSheetProps) {
  const { t } = useTranslation('trip');
  const [pulledPx, setPulledPx] = useState<number>();
  const start = useRef<{ y: number; height: number; moved: boolean }>(undefined);
  const sheet = useRef<HTMLElement>(null);

  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const current = sheet.current?.getBoundingClientRect().height ?? 0;
    start.current = { y: event.clientY, height: current, moved: false };
  };
  const pull = (event: PointerEvent) => {
    if (!start.current) return;
    const by = start.current.y - event.clientY;
    if (Math.abs(by) > 4) start.current.moved = true;
    if (start.current.moved) setPulledPx(start.current.height + by);
  };
  const release = () => {
    const room = sheet.current?.parentElement?.clientHeight ?? 1;
    if (start.current?.moved && pulledPx !== undefined) onHeight(nearestHeight(pulledPx / room));
    setPulledPx(undefined);
  };
  const step = () => {
    if (!start.current?.moved) onHeight(nextHeight(height));
    start.current = undefined;
  };
  const stepByKey = ({ key }: KeyboardEvent) => {
    if (key === UP) onHeight(higher(height));
    if (key === DOWN) onHeight(lower(height));
  };
  const raise = ({ target }: FocusEvent) => {
    if (height === 'low' && target.matches(':focus-visible')) onHeight('half');
  };
  // A low sheet shows the head of its list; scrolling to a row must not hide that.
  const stayAtTop = ({ currentTarget }: UIEvent) => {
    if (height === 'low') currentTarget.scrollTop = 0;
  };

  return (
    <section
      ref={sheet}
      className={classes.sheet}
      aria-label={label}
      data-pulled={pulledPx !== undefined || undefined}
      data-height={height}
      style={{ height: pulledPx ?? `${SHEET_HEIGHTS[height] * 100}%` }}
    >
      <button
        type="button"
        className={classes.handle}
        aria-label={t(`sheet.${nextHeight(height)}`)}
        onPointerDown={grab}
        onPointerMove={pull}
        onPointerUp={release}
        onPointerCancel={release}
        onClick={step}
        onKeyDown={stepByKey}
      />
      <div className={classes.content} data-scrolls onFocus={raise} onScroll={stayAtTop}>
        {children}
      </div>
    </section>
  );
}
