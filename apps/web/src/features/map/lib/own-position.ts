import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';

export interface OwnPosition {
  readonly coordinates: Coordinates;
  /** The radius of the circle in which the device is, in metres. */
  readonly accuracyM: number;
}

export type PositionProblem = 'insecure' | 'denied' | 'unknown';

export type PositionReading =
  | { readonly ok: true; readonly position: OwnPosition }
  | { readonly ok: false; readonly reason: PositionProblem };

const LIMITS: PositionOptions = { enableHighAccuracy: true, timeout: 12_000, maximumAge: 30_000 };

/** Asks the browser once where it is, which asks the traveller where needed; it never fails otherwise. */
export async function readPosition(): Promise<PositionReading> {
  // Without https a browser has no answer, and not even a question for the traveller.
  if (!window.isSecureContext || !('geolocation' in navigator)) {
    return { ok: false, reason: 'insecure' };
  }
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) =>
        resolve({
          ok: true,
          position: { coordinates: [longitude, latitude], accuracyM: accuracy },
        }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ ok: false, reason: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
      LIMITS,
    );
  });
}
