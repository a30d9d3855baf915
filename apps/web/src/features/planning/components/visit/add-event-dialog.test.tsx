import type { PoiPatch } from '@ooo/domain/pois/poi.schema';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mockProcedures } from '../../../../testing/procedures.ts';
import { renderApp } from '../../../../testing/render.tsx';
import { AddEventDialog } from './add-event-dialog.tsx';

const trip = makeTrip();
const palace = makePoi({ id: 1, name: 'Palace' });
const found = makePoi({ id: 2, name: 'Found' });

const FOUND = { poi: found, isTemporary: true };
const START = { date: date('2025-10-11'), startTime: time('16:00') };

function Opened({ onClose }: { readonly onClose: () => void }) {
  const [start, setStart] = useState<typeof START | undefined>(START);
  return (
    <AddEventDialog
      trip={trip}
      start={start}
      onClose={() => {
        setStart(undefined);
        onClose();
      }}
      renderSearch={(onPick) => (
        <>
          <button type="button" onClick={() => onPick(FOUND)}>
            Search
          </button>
          <button type="button" onClick={() => setTimeout(() => onPick(FOUND), 500)}>
            Search later
          </button>
        </>
      )}
    />
  );
}

function renderDialog(more: Parameters<typeof mockProcedures>[0] = {}) {
  const patches: PoiPatch[] = [];
  const onDelete = vi.fn<(id: number) => void>();
  const onClose = vi.fn<() => void>();
  mockProcedures({
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    'pois.list': () => [palace, found],
    'pois.update': ({ patch }) => {
      patches.push(patch as PoiPatch);
      return palace;
    },
    'pois.delete': ({ id }) => onDelete(id),
    ...more,
  });
  const view = renderApp(<Opened onClose={onClose} />);
  return { ...view, patches, onDelete, onClose };
}

describe('AddEventDialog', () => {
  it('begins with the day and the hour that were pressed §2.56 §2.58', async () => {
    const { user, patches, onClose } = renderDialog();
    expect(await screen.findByText('Day 2 - Oct 11, Sat at 4:00 PM')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^Palace/ }));
    expect(screen.getByLabelText('Date')).toHaveValue('2025-10-11');
    expect(screen.getByLabelText('Hour')).toHaveValue('4');
    expect(screen.getByRole('radio', { name: 'PM' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Schedule Event' }));
    await waitFor(() =>
      expect(patches).toEqual([{ date: '2025-10-11', startTime: '16:00', duration: 120 }]),
    );
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('deletes a place that was only saved for it §2.59 §4.33', async () => {
    const { user, onDelete, onClose } = renderDialog();
    await screen.findByRole('button', { name: /^Palace/ });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onDelete).toHaveBeenCalledWith(2));
    expect(onClose).toHaveBeenCalled();
  });

  it('deletes a place that was saved after the dialog was closed', async () => {
    const { user, onDelete } = renderDialog();
    await user.click(await screen.findByRole('button', { name: 'Search later' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onDelete).toHaveBeenCalledWith(2));
  });

  it('keeps a saved place that was not scheduled after all §2.56', async () => {
    const { user, onDelete, onClose } = renderDialog();
    await user.click(await screen.findByRole('button', { name: /^Palace/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalled();
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('schedules only with a day and a time, and only once §5.17', async () => {
    let answer: (() => void) | undefined;
    const update = vi.fn<() => Promise<typeof palace>>(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(palace);
        }),
    );
    const { user, onClose } = renderDialog({ 'pois.update': update });
    await user.click(await screen.findByRole('button', { name: /^Palace/ }));
    const save = screen.getByRole('button', { name: 'Schedule Event' });
    expect(save).toBeEnabled();
    await user.clear(screen.getByLabelText('Hour'));
    expect(save).toBeDisabled();
    await user.type(screen.getByLabelText('Hour'), '13');
    expect(save).toBeDisabled();
    await user.clear(screen.getByLabelText('Hour'));
    await user.type(screen.getByLabelText('Hour'), '5');
    expect(save).toBeEnabled();
    await user.click(save);
    expect(save).toBeDisabled();
    await user.click(save);
    await waitFor(() => expect(update).toHaveBeenCalled());
    answer?.();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(update).toHaveBeenCalledOnce();
  });
});
