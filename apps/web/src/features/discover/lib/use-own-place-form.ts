import { findTimeRefusal } from '@ooo/domain/pois/poi-time.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { DEFAULT_DURATION_MIN } from '@ooo/domain/pois/poi-limits';
import { parseTypedCoordinates } from '@ooo/domain/pois/typed-coordinates';
import { checkStay, suggestStay } from '@ooo/domain/scheduling/bases';
import { defaultStart } from '@ooo/domain/scheduling/default-start';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useState } from 'react';
import type { OwnPlace, OwnPlaceStart } from './own-place.ts';

function firstPlace(trip: Trip, pois: readonly Poi[], start: OwnPlaceStart): OwnPlace {
  const date = start.date ?? trip.startDate;
  const duration = DEFAULT_DURATION_MIN;
  return {
    sort: start.sort ?? 'place',
    name: start.name ?? '',
    kind: undefined,
    address: '',
    coordinates: undefined,
    stay: suggestStay(trip, pois),
    visit: { date, duration, startTime: defaultStart(trip, { date, duration }, start.startTime) },
  };
}

/** The form of the traveller's own place, and what keeps it from being saved. */
export function useOwnPlaceForm(trip: Trip, pois: readonly Poi[], start: OwnPlaceStart) {
  const [place, setPlace] = useState(() => firstPlace(trip, pois, start));
  const [where, setWhere] = useState('');
  const { sort, name, stay, visit } = place;
  const coordinates = parseTypedCoordinates(where);
  const isWhereWrong = where.trim() !== '' && coordinates === undefined;
  const isStayWrong = sort === 'hotel' && stay !== undefined && !checkStay(trip, pois, stay).ok;
  const isVisitWrong =
    sort === 'event' &&
    findTimeRefusal(trip, { ...visit, category: 'POI', tag: 'misc' }) !== undefined;
  return {
    place: { ...place, coordinates },
    change: (fields: Partial<OwnPlace>) => setPlace((before) => ({ ...before, ...fields })),
    where,
    setWhere,
    isWhereWrong,
    isVisitWrong,
    canSave: name.trim() !== '' && !isWhereWrong && !isStayWrong && !isVisitWrong,
  };
}
