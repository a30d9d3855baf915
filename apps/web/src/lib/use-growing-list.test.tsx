import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGrowingList } from './use-growing-list.ts';

type See = (entries: { isIntersecting: boolean }[]) => void;
let see: See[] = [];

class Observer {
  constructor(callback: See) {
    see.push(callback);
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  see = [];
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function List({ length, atLeast = 0 }: { readonly length: number; readonly atLeast?: number }) {
  const { count, endRef } = useGrowingList(length, atLeast);
  return (
    <ul>
      {Array.from({ length: count }, (_, row) => (
        <li key={row}>row</li>
      ))}
      {endRef && <li ref={endRef}>end</li>}
    </ul>
  );
}

const rows = () => screen.getAllByText('row').length;
const reachEnd = (isIntersecting = true) => {
  act(() => see.at(-1)?.([{ isIntersecting }]));
};

it('draws more of a list each time its end is near, and no more than there is', () => {
  render(<List length={150} />);
  expect(rows()).toBe(60);
  reachEnd(false);
  expect(rows()).toBe(60);
  reachEnd();
  expect(rows()).toBe(120);
  reachEnd();
  expect(rows()).toBe(150);
  expect(screen.queryByText('end')).not.toBeInTheDocument();
});

it('draws at once what has to be seen, and all of a short list', () => {
  const { rerender } = render(<List length={150} atLeast={100} />);
  expect(rows()).toBe(100);
  reachEnd();
  expect(rows()).toBe(150);
  rerender(<List length={7} />);
  expect(rows()).toBe(7);
});

it('draws everything if it is not known what is in view', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<List length={150} />);
  expect(rows()).toBe(150);
});
