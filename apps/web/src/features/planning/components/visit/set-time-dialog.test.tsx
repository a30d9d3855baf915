import type { Poi, PoiPatch } from '@ooo/domain/pois/poi.schema';
import type { AutoPickAnswer } from '@ooo/domain/scheduling/schedule.schema';
import { PoiId } from '@ooo/domain/shared/ids';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockProcedures, ProcedureError } from '../../../../testing/procedures.ts';
import { renderApp } from '../../../../testing/render.tsx';
import { server } from '../../../../testing/server.ts';
import type { VisitStart } from '../../lib/use-visit-form.ts';
import { SetTimeDialog } from './set-time-dialog.tsx';

/** Lands on the first day at 15:00 and leaves on the last at 18:00. */
const trip = makeTrip({
  flightDetails: {
    outbound: { arrivalTime: '15:00' },
    return: { departureTime: time('18:00') },
  },
});
const ALERT = /outside your trip's arrival and departure times/;

interface Setting {
  readonly update?: (patch: PoiPatch) => void;
  readonly start?: VisitStart;
}

function renderDialog(poi: Poi, { update = () => undefined, start }: Setting = {}) {
  const onClose = vi.fn<() => void>();
  mockProcedures({
    'trips.overview': () => [],
    'schedule.openingHours': () => [
      {
        poiId: PoiId.parse(1),
        days: [
          { date: date('2025-10-11'), windows: [{ openMin: 540, closeMin: 1080 }] },
          { date: date('2025-10-12'), windows: [] },
        ],
      },
    ],
    'pois.list': () => [poi],
    'pois.update': ({ patch }) => {
      update(patch as PoiPatch);
      return poi;
    },
    'schedule.suggest': () => ({
      suggestedDate: date('2025-10-12'),
      suggestedTime: time('14:15'),
      suggestedDuration: 90,
      reasoning: 'Right after lunch.',
    }),
  });
  return {
    onClose,
    ...renderApp(<SetTimeDialog trip={trip} poi={poi} start={start} onClose={onClose} />),
  };
}

async function enter(user: UserEvent, day: string, hour: string, minute: string, period: string) {
  await user.selectOptions(screen.getByLabelText('Date'), day);
  await user.clear(screen.getByLabelText('Hour'));
  await user.type(screen.getByLabelText('Hour'), hour);
  await user.clear(screen.getByLabelText('Minute'));
  await user.type(screen.getByLabelText('Minute'), minute);
  await user.click(screen.getByRole('radio', { name: period }));
}

const save = () => screen.getByRole('button', { name: 'Save Time' });

afterEach(() => {
  vi.useRealTimers();
});

describe('SetTimeDialog', () => {
  it('cannot be saved before a day is chosen §5.16', async () => {
    const { user } = renderDialog(makePoi());
    expect(save()).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Date'), '2025-10-11');
    expect(save()).toBeEnabled();
    await user.clear(screen.getByLabelText('Hour'));
    expect(save()).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Date'), 'Unscheduled');
    expect(save()).toBeEnabled();
  });

  it('offers each day of the trip by its number, date and weekday §2.57', async () => {
    renderDialog(makePoi());
    const options = within(await screen.findByLabelText('Date')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Day 1 - Oct 10, Fri',
        'Day 2 - Oct 11, Sat',
        'Day 3 - Oct 12, Sun',
        'Day 4 - Oct 13, Mon',
      ]),
    );
  });

  it('takes hours from 0 to 23 without AM or PM, if a 24-hour clock is preferred §5.13', async () => {
    window.localStorage.setItem('preferences', '{"clock": "24"}');
    const update = vi.fn<(patch: PoiPatch) => void>();
    const { user, onClose } = renderDialog(makePoi(), { update });
    await user.selectOptions(screen.getByLabelText('Date'), '2025-10-11');
    expect(screen.getByLabelText('Hour')).toHaveValue('12');
    expect(screen.queryByRole('radio', { name: 'PM' })).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText('Hour'));
    await user.type(screen.getByLabelText('Hour'), '24');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an hour from 0 to 23');
    await user.clear(screen.getByLabelText('Hour'));
    await user.type(screen.getByLabelText('Hour'), '16');
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(update).toHaveBeenCalledWith(expect.objectContaining({ startTime: '16:00' }));
  });

  it('saves 12-hour entry as HH:mm with the chosen length §2.55 §4.29 §5.14', async () => {
    const update = vi.fn<(patch: PoiPatch) => void>();
    const { user, onClose } = renderDialog(makePoi(), { update });
    await enter(user, '2025-10-11', '2', '05', 'PM');
    await user.selectOptions(screen.getByLabelText('Duration'), '90');
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(update).toHaveBeenCalledWith({
      date: '2025-10-11',
      startTime: '14:05',
      duration: 90,
    });
  });

  it.each([
    ['2025-10-10', '4', '59', 'PM', true],
    ['2025-10-10', '5', '00', 'PM', false],
    ['2025-10-13', '4', '00', 'PM', false],
    ['2025-10-13', '4', '01', 'PM', true],
  ])(
    'keeps the flights apart: %s %s:%s %s warns: %s §5.19',
    async (day, hour, minute, period, warns) => {
      const update = vi.fn<(patch: PoiPatch) => void>();
      const { user } = renderDialog(makePoi(), { update });
      await enter(user, day, hour, minute, period);
      expect(screen.queryByText(ALERT) !== null).toBe(warns);
      await user.click(save());
      await waitFor(() => expect(update).toHaveBeenCalledTimes(warns ? 0 : 1));
    },
  );

  it('says when the place is open on the chosen day', async () => {
    const { user } = renderDialog(makePoi());
    await user.selectOptions(screen.getByLabelText('Date'), '2025-10-11');
    expect(await screen.findByText('Open 9:00 AM - 6:00 PM')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Date'), '2025-10-12');
    expect(screen.getByText('Closed on Sun 12 Oct')).toBeInTheDocument();
  });

  it('takes a suggestion and says why §1.14 §2.59', async () => {
    const { user } = renderDialog(makePoi());
    await user.click(screen.getByRole('button', { name: 'Suggest time' }));
    expect(await screen.findByText('Right after lunch.')).toBeInTheDocument();
    expect(screen.getByLabelText('Date')).toHaveValue('2025-10-12');
    expect(screen.getByLabelText('Hour')).toHaveValue('2');
    expect(screen.getByLabelText('Minute')).toHaveValue('15');
    expect(screen.getByRole('radio', { name: 'PM' })).toBeChecked();
  });

  const NOTHING = { suggestedDate: null, suggestedTime: null, suggestedDuration: null };
  const NONE = 'Unable to find optimal time slot. Please select a time manually.';

  it.each<[string, string, () => AutoPickAnswer]>([
    [
      'the reason of the server',
      'It’s closed on Sunday; Saturday at 10:00 would fit.',
      () => ({
        ...NOTHING,
        reasoning: 'It’s closed on Sunday; Saturday at 10:00 would fit.',
      }),
    ],
    ['words of its own', NONE, () => ({ ...NOTHING, reasoning: '' })],
    [
      'what the server refuses',
      'We can plan trips of up to 500 places.',
      () => {
        throw new ProcedureError('RULE_VIOLATED', 'We can plan trips of up to 500 places.');
      },
    ],
    [
      'words of its own for what went wrong',
      NONE,
      () => {
        throw new ProcedureError('INTERNAL', 'Something went wrong.');
      },
    ],
  ])('falls back to 9 AM for an hour, with %s §8.26', async (_, reason, suggest) => {
    const { user } = renderDialog(makePoi());
    mockProcedures({ 'schedule.suggest': suggest });
    await user.selectOptions(screen.getByLabelText('Date'), '2025-10-12');
    await user.click(screen.getByRole('button', { name: 'Suggest time' }));
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByLabelText('Date')).toHaveValue('2025-10-12');
    expect(screen.getByLabelText('Hour')).toHaveValue('9');
    expect(screen.getByLabelText('Minute')).toHaveValue('00');
    expect(screen.getByRole('radio', { name: 'AM' })).toBeChecked();
    expect(screen.getByLabelText('Duration')).toHaveValue('60');
  });

  it('falls back to the second evening for dinner without a date, and without a connection §8.27 §8.28', async () => {
    const { user } = renderDialog(makePoi({ tag: 'eat' }));
    server.use(http.all('*/trpc/*', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Suggest time' }));
    const away = 'Connection error. Please try again or select a time manually.';
    expect(await screen.findByText(away)).toBeInTheDocument();
    expect(screen.getByLabelText('Date')).toHaveValue('2025-10-11');
    expect(screen.getByLabelText('Hour')).toHaveValue('7');
    expect(screen.getByLabelText('Minute')).toHaveValue('30');
    expect(screen.getByLabelText('Duration')).toHaveValue('90');
  });

  it('stays open with what was entered if the server refuses', async () => {
    const { user, onClose } = renderDialog(makePoi(), {
      update: () => {
        throw new ProcedureError('RULE_VIOLATED', 'The place has moved.');
      },
    });
    await enter(user, '2025-10-11', '9', '30', 'AM');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('The place has moved.');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Hour')).toHaveValue('9');
    expect(screen.getByLabelText('Hour')).toHaveAccessibleDescription('The place has moved.');
    expect(save()).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Duration'), '90');
    expect(save()).toBeEnabled();
  });

  it('says in its own words what the server says about the flights', async () => {
    const { user } = renderDialog(makePoi(), {
      update: () => {
        throw new ProcedureError('RULE_VIOLATED', 'Outside.', { reason: 'before-arrival' });
      },
    });
    await enter(user, '2025-10-11', '9', '30', 'AM');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(ALERT);
  });

  it('tries four times, and then keeps what was entered and says so §4.34 §8.25 §9.42', async () => {
    const update = vi.fn<() => void>(() => {
      throw new ProcedureError('INTERNAL', 'Something went wrong.');
    });
    const { user, onClose } = renderDialog(makePoi(), { update });
    await enter(user, '2025-10-11', '9', '30', 'AM');
    await user.click(save());
    const sentence = 'Failed to save the scheduled time. Please try again.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(update).toHaveBeenCalledTimes(4);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Hour')).toHaveValue('9');
    expect(save()).toBeEnabled();
  });

  it('waits 200 ms longer before each further try §9.42', async () => {
    vi.useFakeTimers();
    const at: number[] = [];
    renderDialog(makePoi({ date: date('2025-10-11'), startTime: time('09:30') }), {
      update: () => {
        at.push(Date.now());
        throw new ProcedureError('INTERNAL', 'Something went wrong.');
      },
    });
    fireEvent.click(save());
    await act(() => vi.advanceTimersByTimeAsync(5000));
    const waits = at.slice(1).map((ms, index) => ms - (at[index] ?? 0));
    expect(waits.map((ms) => Math.round(ms / 100) * 100)).toEqual([200, 400, 600]);
  });

  it('deletes the place by Remove, and closes §4.31', async () => {
    const deleted = vi.fn<(id: number) => void>();
    const { user, onClose } = renderDialog(makePoi({ id: 7 }));
    mockProcedures({ 'pois.delete': ({ id }) => deleted(id) });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onClose).toHaveBeenCalled();
    await waitFor(() => expect(deleted).toHaveBeenCalledWith(7));
  });

  it('says why it cannot be saved §5.16', async () => {
    const { user } = renderDialog(makePoi());
    expect(save()).toHaveAccessibleDescription('Choose a day first.');
    await enter(user, '2025-10-10', '4', '59', 'PM');
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription(ALERT);
    expect(screen.getByLabelText('Minute')).toBeInvalid();
    await user.clear(screen.getByLabelText('Hour'));
    expect(save()).toHaveAccessibleDescription(/hour from 1 to 12/);
    await user.type(screen.getByLabelText('Hour'), '6');
    expect(save()).not.toHaveAccessibleDescription();
  });

  it('begins with a time that the day’s flights allow, until one is typed §5.15', async () => {
    const { user } = renderDialog(makePoi());
    const day = (value: string) => user.selectOptions(screen.getByLabelText('Date'), value);
    expect(screen.getByLabelText('Hour')).toHaveValue('12');
    await day('2025-10-10');
    expect(screen.getByLabelText('Hour')).toHaveValue('5');
    expect(save()).toBeEnabled();
    await day('2025-10-11');
    expect(screen.getByLabelText('Hour')).toHaveValue('12');
    await user.clear(screen.getByLabelText('Hour'));
    await user.type(screen.getByLabelText('Hour'), '1');
    await day('2025-10-10');
    expect(screen.getByLabelText('Hour')).toHaveValue('1');
    expect(save()).toBeDisabled();
  });

  it('shows the time that a place has, and another day with one that it can have there', async () => {
    const poi = makePoi({ date: date('2025-10-11'), startTime: time('09:15'), duration: 75 });
    const { unmount } = renderDialog(poi);
    expect(screen.getByLabelText('Date')).toHaveValue('2025-10-11');
    expect(screen.getByLabelText('Hour')).toHaveValue('9');
    expect(screen.getByLabelText('Duration')).toHaveValue('75');
    unmount();
    renderDialog(poi, { start: { date: date('2025-10-10') } });
    expect(screen.getByLabelText('Date')).toHaveValue('2025-10-10');
    expect(screen.getByLabelText('Hour')).toHaveValue('5');
    expect(save()).toBeEnabled();
  });

  it('lets an airport be before the flight', async () => {
    const { user } = renderDialog(makePoi({ tag: 'airport', category: 'Airport' }));
    await enter(user, '2025-10-10', '3', '30', 'PM');
    expect(save()).toBeEnabled();
  });

  it('clears a day that has no time yet §4.30', async () => {
    const update = vi.fn<(patch: PoiPatch) => void>();
    const { user, onClose } = renderDialog(makePoi({ date: date('2025-10-11') }), { update });
    expect(screen.getByLabelText('Date')).toHaveValue('2025-10-11');
    await user.selectOptions(screen.getByLabelText('Date'), 'Unscheduled');
    await user.click(save());
    expect(onClose).toHaveBeenCalled();
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith({ date: null, startTime: null, duration: null }),
    );
  });

  it('asks for a day if the place’s day is no longer in the trip', () => {
    renderDialog(makePoi({ date: date('2025-09-01'), startTime: time('09:15') }));
    expect(screen.getByLabelText('Date')).toHaveDisplayValue('Choose a day');
    expect(save()).toHaveAccessibleDescription('Choose a day first.');
  });

  it('offers the presets of the kind of place §9.24', async () => {
    const { user, unmount } = renderDialog(makePoi({ tag: 'eat' }));
    expect(screen.queryByRole('button', { name: 'Lunch' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Date'), '2025-10-11');
    expect(screen.queryByRole('button', { name: 'Night out' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Lunch' }));
    expect(screen.getByLabelText('Hour')).toHaveValue('12');
    expect(screen.getByLabelText('Duration')).toHaveValue('90');
    unmount();
    const shop = renderDialog(makePoi({ tag: 'shop' }));
    await shop.user.click(screen.getByRole('button', { name: 'Afternoon' }));
    expect(screen.getByLabelText('Hour')).toHaveValue('2');
    expect(screen.getByLabelText('Duration')).toHaveValue('120');
  });
});
