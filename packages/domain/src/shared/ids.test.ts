import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { PoiId, TripId, UserId } from './ids.ts';

describe('an id', () => {
  it('is not taken for one of another kind, nor is a plain value', () => {
    expectTypeOf<TripId>().not.toExtend<UserId>();
    expectTypeOf<TripId>().not.toExtend<PoiId>();
    expectTypeOf<PoiId>().not.toExtend<TripId>();
    expectTypeOf<UserId>().not.toExtend<TripId>();
    expectTypeOf<number>().not.toExtend<TripId>();
    expectTypeOf<string>().not.toExtend<UserId>();
  });

  it('is written as a plain value by callers', () => {
    expectTypeOf<z.input<typeof TripId>>().toEqualTypeOf<number>();
    expectTypeOf<z.input<typeof PoiId>>().toEqualTypeOf<number>();
    expectTypeOf<z.input<typeof UserId>>().toEqualTypeOf<string>();
  });

  it.each([
    ['trip', TripId, z.int()],
    ['place', PoiId, z.int()],
    ['user', UserId, z.string()],
  ])('of a %s looks on the wire as without its brand', (_kind, id, plain) => {
    expect(z.toJSONSchema(id)).toEqual(z.toJSONSchema(plain));
  });
});
