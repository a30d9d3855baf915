import { makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { PlaceFilesMenu } from './place-files-menu.tsx';

const trip = makeTrip();
afterEach(() => vi.unstubAllGlobals());

async function openMenu(answers: Parameters<typeof mockProcedures>[0] = {}) {
  mockProcedures(answers);
  const onImport = vi.fn<() => void>();
  const onAddOwn = vi.fn<() => void>();
  const app = renderApp(
    <PlaceFilesMenu tripId={trip.id} onAddOwn={onAddOwn} onImport={onImport} />,
  );
  await app.user.click(await screen.findByRole('button', { name: 'Add, import or export places' }));
  return { onImport, onAddOwn, ...app };
}

it('leads to the import', async () => {
  const { user, onImport } = await openMenu();
  await user.click(await screen.findByRole('menuitem', { name: 'Import places' }));
  expect(onImport).toHaveBeenCalledOnce();
});

it('leads to the form of a place of one’s own', async () => {
  const { user, onAddOwn } = await openMenu();
  await user.click(await screen.findByRole('menuitem', { name: 'Add a place of your own' }));
  expect(onAddOwn).toHaveBeenCalledOnce();
});

it('has the browser save what the server wrote, under its name', async () => {
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.push(blob);
        return 'blob:1';
      },
      revokeObjectURL() {},
    }),
  );
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.href}`);
  });
  const { user } = await openMenu({
    'placeFiles.export': ({ format }) => ({ fileName: `Seoul.${format}`, type: 'x/y', text: 'Hi' }),
  });
  await user.click(await screen.findByRole('menuitem', { name: /^GPX/ }));
  await waitFor(() => expect(saved).toEqual(['Seoul.gpx blob:1']));
  expect(await blobs[0]?.text()).toBe('Hi');
  click.mockRestore();
});

it('says so if the places could not be exported', async () => {
  const { user } = await openMenu({
    'placeFiles.export': () => {
      throw new ProcedureError('NOT_FOUND', 'We couldn’t find this trip among yours.');
    },
  });
  await user.click(await screen.findByRole('menuitem', { name: /^KML/ }));
  expect(await screen.findByText('The places could not be exported.')).toBeVisible();
});
