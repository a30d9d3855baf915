import { makeTrip } from '@ooo/domain/testing/make-trip';
import type { TripDocument } from '@ooo/domain/trips/trip-document.schema';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { DocumentsDialog } from './documents-dialog.tsx';

const trip = makeTrip({ name: 'Spring' });
const ticket: TripDocument = {
  id: '5d0c3f0a-8a4f-4c55-9a6e-0f2f7d1a2b3c',
  tripId: trip.id,
  name: 'e-ticket.pdf',
  type: 'application/pdf',
  size: 1_258_291,
  createdAt: '2026-11-20T08:00:00.000Z',
};

function open(answers: Parameters<typeof mockProcedures>[0]) {
  mockProcedures(answers);
  const onAddTicket = vi.fn<() => void>();
  const dialog = <DocumentsDialog trip={trip} onClose={() => {}} onAddTicket={onAddTicket} />;
  return { onAddTicket, ...renderApp(dialog) };
}

describe('DocumentsDialog', () => {
  it('lists kept documents to download', async () => {
    open({ 'documents.list': () => [ticket] });
    const link = await screen.findByRole('link', { name: 'Download e-ticket.pdf' });
    expect(link).toHaveAttribute('href', `/api/trips/${trip.id}/documents/${ticket.id}`);
    expect(screen.getByText('1.2 MB · kept on Nov 20, 2026')).toBeVisible();
  });

  it('removes a document once it is confirmed', async () => {
    const removed = vi.fn<(input: unknown) => void>();
    const { user } = open({
      'documents.list': () => [ticket],
      'documents.remove': (input) => removed(input),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove e-ticket.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Delete this document for good?')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove e-ticket.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No documents are kept with this trip yet.')).toBeVisible();
    expect(removed).toHaveBeenCalledExactlyOnceWith({ tripId: trip.id, documentId: ticket.id });
  });

  it('keeps a document in the list that could not be removed', async () => {
    const { user } = open({
      'documents.list': () => [ticket],
      'documents.remove': () => {
        throw new ProcedureError('INTERNAL', 'Something went wrong.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove e-ticket.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText('e-ticket.pdf could not be deleted. Please try again.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download e-ticket.pdf' })).toBeVisible();
  });

  it('leads from an empty list to a ticket', async () => {
    const { user, onAddTicket } = open({ 'documents.list': () => [] });
    await user.click(await screen.findByRole('button', { name: 'Add a ticket' }));
    expect(onAddTicket).toHaveBeenCalledOnce();
  });

  it('says that it cannot load, and tries again', async () => {
    let isAway = true;
    const { user } = open({
      'documents.list': () => {
        if (isAway) throw new ProcedureError('INTERNAL', 'Something went wrong.');
        return [ticket];
      },
    });
    expect(await screen.findByText('The documents could not be loaded.')).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: /again/i }));
    await waitFor(() => expect(screen.getByText('e-ticket.pdf')).toBeVisible());
  });
});
