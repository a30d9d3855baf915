import { describe, expect, it } from 'vitest';
import type { SegmentDraft } from '../../../document.ts';
import { findForAll, shareMeals } from './for-all.ts';

const baggage = (text: string) => findForAll(text.split('\n'), 'baggage')?.value;
const meals = (text: string, segments: SegmentDraft[] = [{}, {}]) =>
  shareMeals(segments, text.split('\n')).map(({ meal }) => meal?.value);

describe('what is named for all flights', () => {
  it.each([
    ['All flights: 1 bag of 23 kg', '1PC 23KG'],
    ['Checked baggage, per passenger, all flights: 1 bag at 23kg (51lbs)', '1PC 23KG'],
    [
      'Extras (both travellers, both flights)\nUnderseat bag 1 x 10 kg\nChecked bag 1 x 23 kg',
      '1PC 23KG',
    ],
    ['전 구간 위탁수하물 1개 (23kg)', '1PC 23KG'],
    ['Todos los vuelos: 1 maleta de 23 kg', '1PC 23KG'],
  ])('baggage: %s', (text, value) => {
    expect(baggage(text)).toBe(value);
  });

  it.each([
    'Baggage: 1PC',
    'Extras, both flights\n\nChecked bag 1 x 23 kg',
    'All flights: 1 checked bag\nAll flights: 2 checked bags',
    'All flights are operated by Iberia',
  ])('no baggage: %s', (text) => {
    expect(baggage(text)).toBeUndefined();
  });

  it('is a meal where a label says so, and leaves what a flight has', () => {
    expect(meals('Both flights\nMeals: 2 meals included')).toEqual([
      '2 meals included',
      '2 meals included',
    ]);
    const own: SegmentDraft = { meal: { value: 'Snack', snippet: 'Snack', foundBy: 'shapes' } };
    expect(meals('All flights: meal: Lunch', [own, {}])[0]).toBe('Snack');
    expect(meals('Meals: 2 meals included')).toEqual([undefined, undefined]);
  });
});
