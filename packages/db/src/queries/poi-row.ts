import type { Selectable, Updateable } from 'kysely';
import type { Poi, PoiLocation } from '@ooo/domain/pois/poi.schema';
import { PlaceKind } from '@ooo/domain/places/place-kind.schema';
import type { PoiTable } from '../tables/poi.table.ts';

/**
 * The fields of a POI that a caller may set; an absent or undefined field is not changed. A location is set as a
 * whole.
 */
export type PoiFields = {
  readonly [Field in Exclude<keyof Poi, 'id' | 'tripId' | 'createdAt' | 'updatedAt'>]?:
    | Poi[Field]
    | undefined;
};

/** Undefined columns are left out of the statement. */
export function toPoiColumns(fields: PoiFields): Updateable<PoiTable> {
  return {
    name: fields.name,
    category: fields.category,
    tag: fields.tag,
    kind: fields.kind,
    date: fields.date,
    end_date: fields.endDate,
    start_time: fields.startTime,
    duration_min: fields.duration,
    planned: fields.planned,
    notes: fields.notes,
    description: fields.description,
    opening_hours: fields.openingHours,
    source: fields.source,
    source_id: fields.sourceId,
    source_as_of: fields.sourceAsOf,
    ...(fields.location === undefined ? {} : toLocationColumns(fields.location)),
  };
}

export function toPoi(row: Selectable<PoiTable>): Poi {
  return {
    id: row.id,
    tripId: row.trip_id,
    name: row.name,
    category: row.category,
    tag: row.tag,
    kind: knownKind(row.kind),
    date: row.date,
    endDate: row.end_date,
    startTime: row.start_time,
    duration: row.duration_min,
    planned: isPlanned(row),
    notes: row.notes,
    description: row.description,
    location: toLocation(row),
    openingHours: row.opening_hours,
    source: row.source,
    sourceId: row.source_id,
    sourceAsOf: row.source_as_of,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A place whose time an older version cleared is not planned. */
function isPlanned({ planned, date, start_time }: Selectable<PoiTable>): boolean {
  return planned && date !== null && start_time !== null;
}

/** A kind that only a newer version knows reads as unknown. */
function knownKind(kind: string | null): PlaceKind | null {
  return PlaceKind.safeParse(kind).data ?? null;
}

function toLocationColumns({ address, neighborhood, coordinates }: PoiLocation) {
  const [longitude = null, latitude = null] = coordinates ?? [];
  return {
    address: address ?? null,
    neighborhood: neighborhood ?? null,
    longitude,
    latitude,
  };
}

function toLocation(row: Selectable<PoiTable>): PoiLocation {
  const { address, neighborhood, longitude, latitude } = row;
  return {
    ...(address === null ? {} : { address }),
    ...(neighborhood === null ? {} : { neighborhood }),
    ...(longitude === null || latitude === null ? {} : { coordinates: [longitude, latitude] }),
  };
}
