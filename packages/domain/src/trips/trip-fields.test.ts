import { describe, expect, it } from 'vitest';
import { makeTrip } from '../testing/make-trip.ts';
import {
  EnteredTrip,
  listLabelledFields,
  Trip,
  TRIP_FIELDS,
  TripCreate,
  TripPatch,
  UNSAID_TRIP,
} from './trip.schema.ts';

const ENTERED = Object.keys(EnteredTrip.shape);

describe('the table of fields', () => {
  it('has every field of a trip but its numbers and instants', () => {
    const others = ['id', 'userId', 'createdAt', 'updatedAt'];
    expect(new Set(Object.keys(Trip.shape))).toEqual(
      new Set([...Object.keys(TRIP_FIELDS), ...others]),
    );
  });

  it('gives the default of each field', () => {
    const said = {
      name: 'Seoul',
      destination: 'Seoul',
      startDate: '2025-10-10',
      endDate: '2025-10-13',
    };
    const trip = { ...makeTrip(), ...UNSAID_TRIP, ...said };
    expect(Trip.parse(trip)).toMatchObject({ ...UNSAID_TRIP, ...said });
    expect(Object.keys({ ...UNSAID_TRIP, ...said }).sort()).toEqual(
      Object.keys(TRIP_FIELDS).sort(),
    );
  });

  it('says what can be entered and what can be changed', () => {
    expect(Object.keys(TripCreate.shape)).toEqual(ENTERED);
    expect(Object.keys(TripPatch.shape)).toEqual([
      ...ENTERED,
      'packingPreferences',
      'temperatureUnit',
      'isDemo',
    ]);
  });

  it.each(ENTERED.filter((name) => !['destination', 'startDate', 'endDate'].includes(name)))(
    'a trip can be made without %s',
    (name) => {
      const { [name]: _left, ...others } = EnteredTrip.parse(makeTrip()) as Record<string, unknown>;
      expect(TripCreate.safeParse(others).success).toBe(true);
    },
  );

  it('gives the text of an export its lines', () => {
    const lines = listLabelledFields(makeTrip({ departureAirport: null, occasion: 'hybrid' }));
    expect(lines.slice(0, 7)).toEqual([
      ['Destination', 'Seoul'],
      ['From', '2025-10-10'],
      ['To', '2025-10-13'],
      ['Arrival airport', 'ICN'],
      ['Occasion', 'Adventure'],
      ['Checked bags', 1],
      ['Carry-on bags', 1],
    ]);
  });
});
