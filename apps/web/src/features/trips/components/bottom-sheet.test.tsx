import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render.tsx';
import type { SheetHeight } from '../lib/sheet-heights.ts';
import { BottomSheet } from './bottom-sheet.tsx';

function Sheet() {
  const [height, setHeight] = useState<SheetHeight>('low');
  return (
    <BottomSheet label="Places" height={height} onHeight={setHeight}>
      <button type="button">Palace</button>
    </BottomSheet>
  );
}

const sheet = () => screen.getByRole('region', { name: 'Places' });

describe('BottomSheet', () => {
  it('rises and sinks by the arrow keys, and stays at its ends', async () => {
    const { user } = renderApp(<Sheet />);
    screen.getByRole('button', { name: 'Show half of the list' }).focus();
    const heights = [];
    for (const key of ['{ArrowDown}', '{ArrowUp}', '{ArrowUp}', '{ArrowUp}', '{ArrowDown}']) {
      await user.keyboard(key);
      heights.push(sheet().style.height);
    }
    expect(heights).toEqual(['12%', '50%', '92%', '92%', '50%']);
  });

  it('rises if the keyboard goes into its list', async () => {
    const { user } = renderApp(<Sheet />);
    await user.tab();
    expect(sheet()).toHaveStyle({ height: '12%' });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Palace' })).toHaveFocus();
    expect(sheet()).toHaveStyle({ height: '50%' });
  });
});
