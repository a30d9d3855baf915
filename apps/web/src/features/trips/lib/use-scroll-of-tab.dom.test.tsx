import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import type { TripTab } from './trip-view.ts';
import { useScrollOfTab } from './use-scroll-of-tab.ts';

function Page({ tab, isPane }: { readonly tab: TripTab; readonly isPane: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  useScrollOfTab(tab, panel);
  return (
    <section {...(isPane && { 'data-pane': true })}>
      <div ref={panel}>{tab}</div>
    </section>
  );
}

it.each([
  ['a pane', true],
  ['the page', false],
])('brings each tab of %s back where it was, and begins the others at their top', (_, isPane) => {
  const { container, rerender } = render(<Page tab="saved" isPane={isPane} />);
  const scroller = container.querySelector('[data-pane]') ?? document.documentElement;
  const scrollTo = (top: number) => {
    scroller.scrollTop = top;
    fireEvent.scroll(isPane ? scroller : document);
  };
  const showing = (tab: TripTab) => {
    rerender(<Page tab={tab} isPane={isPane} />);
    return scroller.scrollTop;
  };
  scrollTo(800);
  expect(showing('packing')).toBe(0);
  scrollTo(300);
  expect(showing('saved')).toBe(800);
  expect(showing('discover')).toBe(0);
  expect(showing('packing')).toBe(300);
});
