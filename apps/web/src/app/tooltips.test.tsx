import { Tooltip } from '@mantine/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../testing/render.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('opens a tooltip when the pointer has rested for 700 ms', async () => {
  vi.useFakeTimers();
  renderApp(
    <Tooltip label="Show on the map">
      <button>Map</button>
    </Tooltip>,
  );
  fireEvent.mouseEnter(screen.getByRole('button', { name: 'Map' }));
  await act(() => vi.advanceTimersByTimeAsync(699));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Show on the map');
});
