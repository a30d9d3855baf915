import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { Suspense, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignInPrompt } from '../../features/account/components/sign-in-prompt.tsx';
import { HowItWorksDialog } from '../../features/landing/components/how-it-works-dialog.tsx';
import { DeleteTripDialog } from '../../features/trips/components/delete-trip-dialog.tsx';
import { openDialogAtom, type OpenDialog } from '../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { later } from '../../lib/later.ts';
import { paths } from '../../lib/paths.ts';
import { useDemoOffer } from '../use-demo-offer.ts';
import { useGrantWish } from '../use-grant-wish.ts';
import { useOpenTripId } from '../use-open-trip-id.ts';

const CreateTrip = later(() => import('./create-trip.tsx'), 'CreateTrip');
const ChooseTicket = later(() => import('./choose-ticket.tsx'), 'ChooseTicket');
const TripLimit = later(() => import('./trip-limit.tsx'), 'TripLimit');
const AddTicket = later(() => import('./add-ticket.tsx'), 'AddTicket');
const FeedbackDialog = later(
  () => import('../../features/feedback/components/feedback-dialog.tsx'),
  'FeedbackDialog',
);
const TripSettings = later(() => import('./trip-settings.tsx'), 'TripSettings');
const WeatherDialog = later(
  () => import('../../features/weather/components/weather-dialog.tsx'),
  'WeatherDialog',
);

interface DialogsProps {
  readonly dialog: OpenDialog;
  readonly user: CurrentUser | null;
}

/** The one dialog that is open; any screen opens it through `openDialogAtom`. */
export function Dialogs({ dialog, user }: DialogsProps) {
  const setDialog = useSetAtom(openDialogAtom);
  const navigate = useNavigate();
  const openTripId = useOpenTripId();
  const close = useCallback(() => setDialog(null), [setDialog]);
  const grant = useGrantWish(user);
  const offer = useDemoOffer(user);
  const startDemo =
    offer &&
    (() => {
      close();
      offer();
    });

  switch (dialog.kind) {
    case 'sign-in':
      return (
        <SignInPrompt
          opened
          returnTo={dialog.returnTo}
          waiting={dialog.waiting}
          onDemo={startDemo}
          onClose={close}
        />
      );
    case 'choose-ticket':
      return (
        <Suspense fallback={null}>
          <ChooseTicket onDemo={startDemo} onClose={close} />
        </Suspense>
      );
    case 'how-it-works':
      return <HowItWorksDialog opened onDemo={startDemo} onClose={close} />;
    case 'create-trip':
      return (
        <Suspense fallback={null}>
          <CreateTrip onClose={close} />
        </Suspense>
      );
    case 'add-ticket':
      return (
        <Suspense fallback={null}>
          <AddTicket tripId={dialog.tripId} onClose={close} />
        </Suspense>
      );
    case 'feedback':
      return (
        <Suspense fallback={null}>
          <FeedbackDialog onClose={close} />
        </Suspense>
      );
    case 'trip-settings':
      return (
        <Suspense fallback={null}>
          <TripSettings tripId={dialog.tripId} onClose={close} />
        </Suspense>
      );
    case 'weather':
      return (
        <Suspense fallback={null}>
          <WeatherDialog
            tripId={dialog.tripId}
            onSelect={(tripId) => setDialog({ kind: 'weather', tripId })}
            onClose={close}
          />
        </Suspense>
      );
    case 'trip-limit':
      return (
        <Suspense fallback={null}>
          <TripLimit wish={dialog.wish} onClose={close} />
        </Suspense>
      );
    case 'delete-trip': {
      const { makesRoomFor } = dialog;
      return (
        <DeleteTripDialog
          tripId={dialog.tripId}
          onClose={
            makesRoomFor ? () => setDialog({ kind: 'trip-limit', wish: makesRoomFor }) : close
          }
          onDeleted={(deleted, next) => {
            if (makesRoomFor) grant(makesRoomFor);
            if (makesRoomFor && makesRoomFor !== 'trip') return;
            if (openTripId !== deleted.id) return;
            const isDemo = deleted.id === DEMO_TRIP_ID;
            void navigate(next ? paths.trip(next.id) : isDemo ? paths.home : paths.noTrip());
          }}
        />
      );
    }
    default:
      dialog satisfies never;
      return null;
  }
}
