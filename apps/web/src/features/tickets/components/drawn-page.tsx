import { useEffect, useRef } from 'react';
import type { DrawnPage } from '../lib/drawn-document.types.ts';
import type { PageMark } from '../lib/page-marks.ts';
import { useFocusField } from '../lib/use-focus-field.ts';
import classes from './document-pane.module.css';
import { type PageLook, placePage } from '../lib/page-look.ts';

interface DrawnPageProps {
  readonly page: DrawnPage;
  readonly label: string;
  readonly look: PageLook;
  readonly marks: readonly PageMark[];
}

const percent = (fraction: number) => `${fraction * 100}%`;

/** One page with marks where values were read; a press on one goes to its field. */
export function DrawnPageView({ page, label, look, marks }: DrawnPageProps) {
  const { room, sheet } = placePage(page, look);
  const focusField = useFocusField();
  return (
    <div className={classes.page} style={room}>
      <div className={classes.sheet} style={sheet}>
        {'address' in page ? (
          <img src={page.address} alt={label} />
        ) : (
          <PageCanvas label={label} drawOn={page.drawOn} />
        )}
        {marks.map(({ box, fields: [first], isActive }) => (
          // The keyboard goes from the field to its mark, as the fields already have that order.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
          <span
            key={`${box.left}-${box.top}-${box.width}`}
            className={classes.place}
            aria-hidden
            data-field={first?.field}
            data-mark={isActive ? 'active' : 'found'}
            style={{
              left: percent(box.left),
              top: percent(box.top),
              width: percent(box.width),
              height: percent(box.height),
            }}
            onClick={() => first && focusField(first)}
          />
        ))}
      </div>
    </div>
  );
}

interface PageCanvasProps {
  readonly label: string;
  readonly drawOn: (canvas: HTMLCanvasElement) => Promise<void>;
}

/** Draws its page once it comes near the visible part. */
function PageCanvas({ label, drawOn }: PageCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // A page that fails to be drawn stays blank: its text is one press away.
        drawOn(canvas).catch(() => {});
      },
      { rootMargin: '50%' },
    );
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [drawOn]);
  return (
    <canvas ref={ref} aria-label={label}>
      {label}
    </canvas>
  );
}
