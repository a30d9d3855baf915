import { useSetAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { SignInPrompt } from '../../features/account/components/sign-in-prompt.tsx';
import { HowItWorksDialog } from '../../features/landing/components/how-it-works-dialog.tsx';
import { DeleteTripDialog } from '../../features/trips/components/delete-trip-dialog.tsx';
import { openDialogAtom, type OpenDialog } from '../../lib/dialogs.atoms.ts';
import { paths } from '../paths.ts';

const CreateTripDialog = lazy(async () => {
  const module = await import('../../features/tickets/components/create-trip-dialog.tsx');
  return { default: module.CreateTripDialog };
});
const TripSettingsDialog = lazy(async () => {
  const module = await import('../../features/trips/components/trip-settings-dialog.tsx');
  return { default: module.TripSettingsDialog };
});

/** The one dialog that is open; any screen opens it through `openDialogAtom`. */
export function Dialogs({ dialog }: { readonly dialog: OpenDialog }) {
  const setDialog = useSetAtom(openDialogAtom);
  const navigate = useNavigate();
  const openTrip = useMatch('/trip/:id')?.params.id;
  const close = () => setDialog(null);

  switch (dialog.kind) {
    case 'sign-in':
      return <SignInPrompt opened onClose={close} />;
    case 'how-it-works':
      return <HowItWorksDialog opened onClose={close} />;
    case 'create-trip':
      return (
        <Suspense fallback={null}>
          <CreateTripDialog
            onClose={close}
            onCreated={(trip) => {
              close();
              void navigate(paths.trip(trip.id));
            }}
          />
        </Suspense>
      );
    case 'trip-settings':
      return (
        <Suspense fallback={null}>
          <TripSettingsDialog tripId={dialog.tripId} onClose={close} />
        </Suspense>
      );
    case 'delete-trip':
      return (
        <DeleteTripDialog
          tripId={dialog.tripId}
          onClose={close}
          onDeleted={(deleted, next) => {
            if (openTrip !== String(deleted.id)) return;
            void navigate(next ? paths.trip(next.id) : paths.home);
          }}
        />
      );
  }
}
