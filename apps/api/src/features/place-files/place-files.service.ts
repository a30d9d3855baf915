import { deletePois, insertPoisWithinLimit, listPois } from '@ooo/db/queries/pois.queries';
import { listPlaces } from '@ooo/atlas/places';
import {
  type ExportedPlaces,
  type ImportUndo,
  MAX_PLACE_FILE_BYTES,
  type PlaceFile,
  type PlaceFilePreview,
  type PlacesExport,
  type PlacesImport,
  type PlacesImported,
} from '@ooo/domain/place-files/place-files.schema';
import { listUnsaved } from '@ooo/domain/place-files/saved-places.rules';
import { writePlaces } from '@ooo/domain/place-files/write-places';
import { MAX_POIS_PER_TRIP } from '@ooo/domain/pois/poi-limits';
import { todayIn } from '@ooo/domain/shared/zoned';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { askerOf } from '../../context/asker.ts';
import { toPlaceFileError } from '../../place-files/place-file-reader.ts';
import { findTripDestination } from '../trips/trip-destination.service.ts';
import { holdTrip } from '../trips/trips.service.ts';

/** What could be imported of a file. Nothing is stored, and no link in the file is followed. */
export async function readPlaceFile(
  ctx: Abortable<InvitedContext>,
  { tripId, name, bytes, encoding }: PlaceFile,
): Promise<PlaceFilePreview> {
  const { deps, reads, user } = ctx;
  const trip = await reads.trip(tripId);
  if (bytes.byteLength > MAX_PLACE_FILE_BYTES) throw toPlaceFileError('too-large');
  const pois = await reads.pois(tripId);
  const destination = findTripDestination(trip);
  const situation = {
    destination: destination?.coordinates,
    pois: pois.map(({ name: of, kind, sourceId, location }) => ({
      name: of,
      kind,
      sourceId,
      location,
    })),
    known: listPlaces(trip.destination),
    fileName: name.replaceAll('\u0000', '').toWellFormed(),
    today: todayIn(destination?.zone ?? 'UTC', deps.clock()),
    language: user.language,
  };
  return deps.placeFiles.preview(askerOf(ctx), { bytes, encoding }, situation);
}

/** All or none; those that the trip has already are left out. RULE_VIOLATED if the rest does not fit into the trip. */
export async function importPlaces(
  ctx: InvitedContext,
  { tripId, places }: PlacesImport,
): Promise<PlacesImported> {
  return holdTrip(ctx, { id: tripId }, async (tx) => {
    const own = { tripId, userId: ctx.user.id };
    const before = await listPois(tx, own);
    const { unsaved, alreadySaved } = listUnsaved(places, before);
    const limit = MAX_POIS_PER_TRIP;
    const added = await insertPoisWithinLimit(tx, { ...own, places: unsaved, limit });
    if (added === 'limit-reached') throw tooManyPlaces(limit - before.length, unsaved.length);
    return { added, alreadySaved };
  });
}

function tooManyPlaces(room: number, chosen: number): AppError {
  return new AppError('poi-limit-for-chosen', { limit: MAX_POIS_PER_TRIP, room, chosen });
}

/** Deletes what an import added; what is already gone is not an error. */
export async function undoImport(
  ctx: InvitedContext,
  { tripId, poiIds }: ImportUndo,
): Promise<void> {
  await holdTrip(ctx, { id: tripId }, async (tx) =>
    deletePois(tx, { tripId, userId: ctx.user.id, ids: poiIds }),
  );
}

export async function exportPlaces(
  { reads }: InvitedContext,
  { tripId, format }: PlacesExport,
): Promise<ExportedPlaces> {
  const trip = await reads.trip(tripId);
  return writePlaces({ trip, pois: await reads.pois(tripId) }, format);
}
