import { array, assert, constantFrom, double, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ImportedPlace } from './place-files.schema.ts';
import { toFoundPlace } from './found-place.ts';
import type { NamedValue } from './place-columns.ts';

const found = (...values: NamedValue[]) => toFoundPlace({ values });

describe('toFoundPlace', () => {
  it('knows columns by their names in three languages, in any spelling', () => {
    expect(
      found(['NOMBRE', 'Prado'], ['Latitud', '40.4138'], ['LONGITUD', '-3.6921']),
    ).toMatchObject({ name: 'Prado', coordinates: [-3.6921, 40.4138], position: 'file' });
    expect(
      found(['이름', '경복궁'], ['위도', '37.5'], ['경도', '126.9'], ['분류', '궁']),
    ).toMatchObject({ name: '경복궁', coordinates: [126.9, 37.5], kind: 'palace', tag: 'tour' });
    expect(
      found(['Name', 'X'], ['sourceId', 'osm/node/1'], ['opening_hours', 'Mo 9:00-10:00']),
    ).toMatchObject({ sourceId: 'osm/node/1', openingHours: 'Mo 9:00-10:00' });
  });

  it('keeps a description of our own export apart from notes', () => {
    const place = toFoundPlace({
      values: [
        ['name', 'Palace'],
        ['notes', 'Go early'],
        ['place_description', 'Five gates and a pond.'],
      ],
    });
    expect(place).toMatchObject({ notes: 'Go early', description: 'Five gates and a pond.' });
  });

  it('joins notes and comments, and leaves repetitions out', () => {
    const place = found(
      ['Title', 'X'],
      ['Note', 'Go early'],
      ['Comment', 'Cash'],
      ['Description', 'Cash'],
    );
    expect(place?.notes).toBe('Go early\nCash');
  });

  it.each([
    [
      'the name in its link',
      [['URL', 'https://www.google.com/maps/place/N+Seoul+Tower/']],
      'N Seoul Tower',
    ],
    [
      'its address',
      [
        ['Address', '1 Main St'],
        ['lat', '1'],
        ['lon', '2'],
      ],
      '1 Main St',
    ],
    [
      'the first line of its description',
      [
        ['description', 'The bakery by the river\nOpen late'],
        ['lat', '1'],
        ['lon', '2'],
      ],
      'The bakery by the river',
    ],
    [
      'its position, where nothing is written about it',
      [
        ['Comment', 'No location information is available for this saved place'],
        ['google_maps_url', 'http://maps.google.com/?q=37.57961,126.97704'],
      ],
      '37.57961, 126.97704',
    ],
    [
      'what is in a cell of JSON, and not by the cell',
      [
        ['location', '{ "address": "99 Yulgok-ro", "name": "Changdeokgung" }'],
        ['name', '{"half": "an obj'],
      ],
      'Changdeokgung',
    ],
    [
      'the name of the place before its title',
      [
        ['Title', 'Mine'],
        ['Name', 'Theirs'],
      ],
      'Theirs',
    ],
  ] as [string, NamedValue[], string][])('names a place by %s', (_, values, name) => {
    expect(toFoundPlace({ values })?.name).toBe(name);
  });

  it.each([
    ['out of range', ['91', '10'], true],
    ['swapped', ['126.977', '37.5'], true],
    ['0, 0, which is how "unknown" is written', ['0', '0'], false],
    ['words', ['north', 'east'], false],
    ['an invention of JavaScript', ['Infinity', '1e400'], false],
  ] as const)('keeps a place whose position is %s without it', (_, [lat, lon], isOutOfRange) => {
    expect(found(['name', 'X'], ['lat', lat], ['lon', lon])).toMatchObject({
      coordinates: undefined,
      position: null,
      isOutOfRange,
    });
  });

  it('takes the tag that is given before that of the kind', () => {
    expect(found(['name', 'X'], ['tag', 'eat'], ['kind', 'cafe'])).toMatchObject({
      tag: 'eat',
      kind: 'cafe',
    });
    expect(found(['name', 'X'], ['tags', 'sunny, Museums'])).toMatchObject({
      tag: 'tour',
      kind: 'museum',
    });
    expect(found(['name', 'X'])).toMatchObject({ tag: 'misc', kind: null });
  });

  it('turns any values into a valid place or nothing', () => {
    const names = constantFrom(
      'name',
      'lat',
      'lon',
      'coordinates',
      'url',
      'note',
      'type',
      'address',
      'source',
      'hours',
      '?',
    );
    const text = oneof(string({ unit: 'binary', maxLength: 5000 }), double().map(String));
    assert(
      property(array(tuple(names, text), { maxLength: 8 }), (values) => {
        const place = toFoundPlace({ values });
        if (!place) return;
        const { coordinates, address, position: _, isOutOfRange: __, ...fields } = place;
        const location = {
          ...(coordinates && { coordinates }),
          ...(address !== undefined && { address }),
        };
        expect(ImportedPlace.safeParse({ ...fields, location }).error).toBeUndefined();
      }),
    );
  });
});
