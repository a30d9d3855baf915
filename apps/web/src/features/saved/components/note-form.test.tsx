import type { PoiPatch } from '@ooo/domain/pois/poi.schema';
import { makePoi } from '@ooo/domain/testing/make-trip';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { NoteForm } from './note-form.tsx';

const palace = makePoi({ notes: 'Rating: 4.6 | Five gates.' });

function Notes() {
  const [isOpen, setOpen] = useState(true);
  const poi = usePois(palace.tripId).data?.[0];
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open or close
      </button>
      {isOpen && poi && <NoteForm poi={poi} />}
    </>
  );
}

function renderNotes(update: (patch: PoiPatch) => void) {
  mockProcedures({
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    'pois.list': () => [palace],
    'pois.update': ({ patch }) => {
      update(patch as PoiPatch);
      return { ...palace, notes: (patch as PoiPatch).notes ?? null };
    },
  });
  return renderApp(<Notes />);
}

const box = () => screen.findByLabelText('Notes');

describe('NoteForm', () => {
  it('saves the traveller’s words beside what the source says', async () => {
    const update = vi.fn<(patch: PoiPatch) => void>();
    const { user } = renderNotes(update);
    expect(await box()).toHaveValue('Five gates.');
    expect(screen.queryByRole('button', { name: 'Save notes' })).not.toBeInTheDocument();
    await user.type(await box(), ' Go early.');
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith({ notes: 'Rating: 4.6 | Five gates. Go early.' }),
    );
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Save notes' })).not.toBeInTheDocument(),
    );
    expect(await box()).toHaveValue('Five gates. Go early.');
  });

  it('takes the last word away', async () => {
    const update = vi.fn<(patch: PoiPatch) => void>();
    const { user } = renderNotes(update);
    await user.clear(await box());
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    await waitFor(() => expect(update).toHaveBeenCalledWith({ notes: 'Rating: 4.6' }));
  });

  it('keeps what was typed where saving fails, and while the sheet is closed', async () => {
    const { user } = renderNotes(() => {
      throw new ProcedureError('RULE_VIOLATED', 'That is too much.');
    });
    await user.type(await box(), ' Go early.');
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(await screen.findByText('That is too much.')).toBeVisible();
    expect(await box()).toHaveValue('Five gates. Go early.');
    const toggle = screen.getByRole('button', { name: 'Open or close' });
    await user.click(toggle);
    await user.click(toggle);
    expect(await box()).toHaveValue('Five gates. Go early.');
    expect(screen.getByRole('button', { name: 'Save notes' })).toBeVisible();
  });
});
