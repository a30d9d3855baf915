import { addDays } from '@ooo/domain/shared/calendar-date';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  DAY_2,
  Grid,
  palace,
  renderByHand,
  said,
  take,
  tower,
  trip,
} from '../../testing/render-by-hand.tsx';

describe('moving by keyboard', () => {
  it('moves a stop to another day, and Undo moves it back', async () => {
    const view = renderByHand();
    await take(view, 'Move Palace');
    await view.user.keyboard('{ArrowRight}');
    expect(await said('Sun 12 Oct, 10:00 AM - 11:00 AM')).toBeInTheDocument();
    await view.user.keyboard('{Enter}');
    expect(await said('Palace: Sun 12 Oct, 10:00 AM - 11:00 AM.')).toBeInTheDocument();
    expect(view.patches).toEqual([{ date: addDays(DAY_2, 1), startTime: '10:00', duration: 60 }]);
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(view.arranged).toHaveBeenCalledWith([
        expect.objectContaining({ poiId: palace.id, date: DAY_2, startTime: '10:00' }),
      ]);
    });
  });

  it('moves it behind the next stop, and an idea between two', async () => {
    const view = renderByHand();
    await take(view, 'Move Palace');
    await view.user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(view.patches).toEqual([{ date: DAY_2, startTime: '14:00', duration: 60 }]);
    });
  });

  it('moves an idea to the end of the last day, and a stop back to the ideas', async () => {
    const view = renderByHand();
    await take(view, 'Move Park');
    await view.user.keyboard('{ArrowUp} ');
    await waitFor(() => {
      expect(view.patches).toEqual([{ date: trip.endDate, startTime: '10:00', duration: 120 }]);
    });
    await take(view, 'Move Tower');
    await view.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(view.patches.at(-1)).toEqual({ date: null, startTime: null, duration: null });
    });
  });

  it('says why a place cannot go to a day, and leaves it where it was', async () => {
    const view = renderByHand();
    await take(view, 'Move Tower');
    await view.user.keyboard('{ArrowRight}');
    expect(await said('Closed on Sun 12 Oct.')).toBeInTheDocument();
    const day = within(screen.getByRole('region', { name: 'Day 3' }));
    expect(day.getByText('Closed on Sun 12 Oct.')).toBeInTheDocument();
    await view.user.keyboard('{Enter}');
    expect(await said('Tower stays where it was.')).toBeInTheDocument();
    expect(view.patches).toEqual([]);
  });

  it('moves a block by quarters of an hour, and makes it longer', async () => {
    const view = renderByHand({ view: <Grid /> });
    await take(view, 'Move Palace');
    await view.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(view.patches).toEqual([{ date: DAY_2, startTime: '10:30', duration: 60 }]);
    });
    await take(view, 'Change how long Tower takes');
    await view.user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(view.patches.at(-1)).toEqual({ date: DAY_2, startTime: '13:00', duration: 75 });
    });
  });
});

describe('moving by menu', () => {
  it('opens by the press that loads it, and gives the focus back to its button', async () => {
    const { user } = renderByHand();
    await screen.findByRole('button', { name: 'What to do with Palace' });
    screen.getByRole('button', { name: 'What to do with Palace' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Later' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'What to do with Palace' })).toHaveFocus();
    });
  });

  it('opens the other days by a press too, leads to the first, and moves the stop there', async () => {
    const { user, patches } = renderByHand();
    await user.click(await screen.findByRole('button', { name: 'What to do with Palace' }));
    (await screen.findByRole('menuitem', { name: 'Move to another day' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Day 1/ })).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(patches).toEqual([{ date: addDays(DAY_2, 1), startTime: '10:00', duration: 60 }]);
    });
  });

  it('swaps a stop with the next one in one step', async () => {
    const { user, arranged } = renderByHand();
    await user.click(await screen.findByRole('button', { name: 'What to do with Palace' }));
    expect(screen.queryByRole('menuitem', { name: 'Earlier' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Later' }));
    await waitFor(() => {
      expect(arranged).toHaveBeenCalledWith([
        expect.objectContaining({ poiId: tower.id, startTime: '10:00', planned: false }),
        expect.objectContaining({ poiId: palace.id, startTime: '13:00', planned: false }),
      ]);
    });
  });
});
