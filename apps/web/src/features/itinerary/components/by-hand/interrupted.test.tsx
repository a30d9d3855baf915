import { addDays } from '@ooo/domain/shared/calendar-date';
import { time } from '@ooo/domain/testing/literals';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type mockProcedures, ProcedureError } from '../../../../testing/procedures.ts';
import { server } from '../../../../testing/server.ts';
import {
  DAY_2,
  palace,
  park,
  renderByHand,
  said,
  take,
  tower,
} from '../../testing/render-by-hand.tsx';

const LONG_PRESS_MS = 250;
const DAY_3 = addDays(DAY_2, 1);

/** Where the pointer is, the third day lies under it: jsdom has no layout. */
function putDayUnderPointer(): void {
  const head = screen.getByRole('region', { name: 'Day 3' }).querySelector('header');
  document.elementFromPoint = () => head;
}

const rowOf = (name: string) => {
  const row = screen.getByRole('button', { name: `Move ${name}` }).parentElement;
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};

const touchAt = (target: Element, clientX: number) => ({
  target,
  clientX,
  clientY: 0,
  identifier: clientX,
});

async function takeByMouse() {
  const view = renderByHand();
  await screen.findByRole('button', { name: 'Move Palace' });
  putDayUnderPointer();
  fireEvent.mouseDown(rowOf('Palace'), { button: 0, buttons: 1 });
  fireEvent.mouseMove(document, { clientX: 20, buttons: 1 });
  await screen.findByText(/is picked up\.$/);
  fireEvent.mouseMove(document, { clientX: 40, buttons: 1 });
  await screen.findByText('Sun 12 Oct, 10:00 AM - 11:00 AM');
  return view;
}

async function takeByFinger() {
  const view = renderByHand();
  await screen.findByRole('button', { name: 'Move Palace' });
  putDayUnderPointer();
  const row = rowOf('Palace');
  fireEvent.touchStart(row, { touches: [touchAt(row, 0)] });
  await screen.findByText(/is picked up\.$/);
  fireEvent.touchMove(row, { touches: [touchAt(row, 40)] });
  await screen.findByText('Sun 12 Oct, 10:00 AM - 11:00 AM');
  return view;
}

beforeEach(() => {
  document.elementFromPoint = () => null;
});

describe('an interrupted drag leaves everything as it was', () => {
  it.each<[string, () => void]>([
    ['Escape', () => fireEvent.keyDown(document, { code: 'Escape' })],
    ['another window', () => fireEvent.blur(window)],
    ['another tab', () => fireEvent(document, new Event('visibilitychange', { bubbles: true }))],
    [
      'a release that the page did not hear of',
      () => fireEvent.mouseMove(document, { buttons: 0 }),
    ],
  ])('by mouse, by %s', async (_, interrupt) => {
    const { patches } = await takeByMouse();
    interrupt();
    expect(await said('Palace stays where it was.')).toBeInTheDocument();
    fireEvent.mouseUp(document);
    expect(patches).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['a second finger', () => fireEvent.touchStart(document.body, { touches: twoFingers() })],
    ['the system, which takes the touch', () => fireEvent.touchCancel(rowOf('Palace'))],
    ['a call', () => fireEvent(document, new Event('visibilitychange', { bubbles: true }))],
    ['another window', () => fireEvent.blur(window)],
  ])('by finger, by %s', async (_, interrupt) => {
    const { patches } = await takeByFinger();
    interrupt();
    expect(await said('Palace stays where it was.')).toBeInTheDocument();
    fireEvent.touchEnd(rowOf('Palace'));
    expect(patches).toEqual([]);
  });

  it.each([
    ['Escape', '{Escape}'],
    ['leaving the handle', '{Tab}'],
  ])('by keyboard, by %s', async (_, key) => {
    const { user, patches } = renderByHand();
    await take({ user }, 'Move Palace');
    await user.keyboard(`{ArrowRight}${key}`);
    expect(await said('Palace stays where it was.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(patches).toEqual([]);
  });

  it('by keyboard, by another window', async () => {
    const { user, patches } = renderByHand();
    await take({ user }, 'Move Palace');
    await user.keyboard('{ArrowRight}');
    fireEvent.blur(window);
    expect(await said('Palace stays where it was.')).toBeInTheDocument();
    expect(patches).toEqual([]);
  });

  it.each([
    ['vanishes', [palace, park]],
    ['is moved elsewhere', [palace, { ...tower, startTime: time('17:00') }, park]],
  ])('if the place meanwhile %s', async (_, later) => {
    let pois = [palace, tower, park];
    const { user, queryClient, patches } = renderByHand({ more: { 'pois.list': () => pois } });
    await take({ user }, 'Move Tower');
    await user.keyboard('{ArrowLeft}');
    pois = later;
    await queryClient.invalidateQueries();
    expect(await said('Tower stays where it was.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(patches).toEqual([]);
  });

  it('and drops if nothing interrupts it', async () => {
    const { patches } = await takeByFinger();
    fireEvent.touchEnd(rowOf('Palace'));
    expect(await said('Palace: Sun 12 Oct, 10:00 AM - 11:00 AM.')).toBeInTheDocument();
    await waitFor(() => expect(patches).toHaveLength(1));
  });
});

it('two fingers pick nothing up, even if the first one rests', async () => {
  renderByHand();
  await screen.findByRole('button', { name: 'Move Palace' });
  const row = rowOf('Palace');
  fireEvent.touchStart(row, { touches: [touchAt(row, 0)] });
  fireEvent.touchStart(document.body, { touches: twoFingers() });
  await new Promise((resolve) => setTimeout(resolve, 2 * LONG_PRESS_MS));
  expect(screen.queryByText(/is picked up\.$/)).not.toBeInTheDocument();
});

function twoFingers() {
  return [touchAt(rowOf('Palace'), 0), touchAt(document.body, 90)];
}

/** Puts the palace down on the next day. */
async function dropPalace(more: Parameters<typeof mockProcedures>[0] = {}) {
  const view = renderByHand({ more });
  await take(view, 'Move Palace');
  await view.user.keyboard('{ArrowRight}{Enter}');
  return view;
}

const day = (number: number) => within(screen.getByRole('region', { name: `Day ${number}` }));

describe('a drop that is not saved', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('goes back if the connection is lost, and can be tried again', async () => {
    let isAway = true;
    const view = renderByHand();
    server.use(http.all('*/trpc/pois.update', () => (isAway ? HttpResponse.error() : undefined)));
    onlineManager.setOnline(false);
    await take(view, 'Move Palace');
    await view.user.keyboard('{ArrowRight}{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to save the scheduled time. Please try again.');
    expect(await day(2).findByText('Palace')).toBeInTheDocument();
    await waitFor(() => expect(day(3).queryByText('Palace')).not.toBeInTheDocument());

    isAway = false;
    onlineManager.setOnline(true);
    await view.user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Palace: Sun 12 Oct, 10:00 AM')).toBeInTheDocument();
    expect(await day(3).findByText('Palace')).toBeInTheDocument();
    expect(view.patches).toEqual([{ date: DAY_3, startTime: '10:00', duration: 60 }]);
  });

  it('says where another window has moved the place, and moves it anyway on request', async () => {
    let pois = [palace, tower, park];
    const asked = vi.fn<(from: unknown) => void>();
    const view = await dropPalace({
      'pois.list': () => pois,
      'pois.update': ({ patch, from }) => {
        asked(from);
        if (asked.mock.calls.length > 1) return { ...palace, ...(patch as object) };
        pois = [{ ...palace, startTime: time('17:00') }, tower, park];
        const details = { reason: 'moved-meanwhile', poiId: palace.id };
        throw new ProcedureError('CONFLICT', 'Moved.', details);
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Palace was moved in another window: Sat 11 Oct, 5:00 PM.');
    expect(await day(2).findByText('5:00 PM')).toBeInTheDocument();
    expect(asked).toHaveBeenLastCalledWith({ date: DAY_2, startTime: '10:00', duration: 60 });

    await view.user.click(within(alert).getByRole('button', { name: 'Move anyway' }));
    expect(await screen.findByText('Palace: Sun 12 Oct, 10:00 AM')).toBeInTheDocument();
    expect(asked).toHaveBeenLastCalledWith({ date: DAY_2, startTime: '17:00', duration: 60 });
  });

  it('is not undone over another window’s change, unless that is wanted', async () => {
    let pois = [palace, tower, park];
    const view = await dropPalace({
      'pois.list': () => pois,
      'schedule.arrange': () => {
        pois = [{ ...palace, date: DAY_3, startTime: time('20:00') }, tower, park];
        const details = { reason: 'moved-meanwhile', poiId: palace.id };
        throw new ProcedureError('CONFLICT', 'Moved.', details);
      },
    });
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Palace was moved in another window: Sun 12 Oct, 8:00 PM.');
    expect(await day(3).findByText('8:00 PM')).toBeInTheDocument();
  });

  it('says so if another window has removed the place, and no longer shows it', async () => {
    let pois = [palace, tower, park];
    await dropPalace({
      'pois.list': () => pois,
      'pois.update': () => {
        pois = [tower, park];
        throw new ProcedureError('NOT_FOUND', 'We couldn’t find this place among yours.');
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t find this place among yours.');
    await waitFor(() => expect(day(2).queryByText('Palace')).not.toBeInTheDocument());
    expect(day(2).getByText('Tower')).toBeInTheDocument();
  });
});
