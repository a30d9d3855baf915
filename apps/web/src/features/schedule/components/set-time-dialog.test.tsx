import type { Poi, PoiPatch } from '@ooo/domain/pois/poi.schema';
import type { AutoPickAnswer } from '@ooo/domain/scheduling/schedule.schema';
import { PoiId } from '@ooo/domain/shared/ids';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { SetTimeDialog } from './set-time-dialog.tsx';

/** Lands on the first day at 15:00 and leaves on the last at 18:00. */
const trip = makeTrip({
  flightDetails: {
    outbound: { arrivalTime: '15:00' },
    return: { departureTime: time('18:00') },
  },
});
const ALERT = /outside your trip's arrival and departure times/;

function renderDialog(poi: Poi, update: (patch: PoiPatch) => void = () => undefined) {
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
  return { onClose, ...renderApp(<SetTimeDialog trip={trip} poi={poi} onClose={onClose} />) };
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

describe('SetTimeDialog', () => {
  it('cannot be saved before a day is chosen', async () => {
    const { user } = renderDialog(makePoi());
    expect(save()).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Date'), '2025-10-11');
    expect(save()).toBeEnabled();
    await user.clear(screen.getByLabelText('Hour'));
    expect(save()).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Date'), 'Unscheduled');
    expect(save()).toBeEnabled();
  });

  it('saves 12-hour entry as HH:mm with the chosen length', async () => {
    const update = vi.fn<(patch: PoiPatch) => void>();
    const { user, onClose } = renderDialog(makePoi(), update);
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
  ])('keeps the flights apart: %s %s:%s %s warns: %s', async (day, hour, minute, period, warns) => {
    const update = vi.fn<(patch: PoiPatch) => void>();
    const { user } = renderDialog(makePoi(), update);
    await enter(user, day, hour, minute, period);
    expect(screen.queryByText(ALERT) !== null).toBe(warns);
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenCalledTimes(warns ? 0 : 1));
  });

  it('says when the place is open on the chosen day', async () => {
    const { user } = renderDialog(makePoi());
    await user.selectOptions(screen.getByLabelText('Date'), '2025-10-11');
    expect(await screen.findByText('Open 9:00 AM - 6:00 PM')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Date'), '2025-10-12');
    expect(screen.getByText('Closed on Sun 12 Oct')).toBeInTheDocument();
  });

  it('takes a suggestion and says why', async () => {
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
  ])('falls back to 9 AM for an hour, with %s', async (_, reason, suggest) => {
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

  it('falls back to the second evening for dinner without a date, and without a connection', async () => {
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

  it('stays open with what was entered where the server refuses', async () => {
    const { user, onClose } = renderDialog(makePoi(), () => {
      throw new ProcedureError('RULE_VIOLATED', 'The place has moved.');
    });
    await enter(user, '2025-10-11', '9', '30', 'AM');
    await user.click(save());
    expect(await screen.findByText('The place has moved.')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Hour')).toHaveValue('9');
  });
});
