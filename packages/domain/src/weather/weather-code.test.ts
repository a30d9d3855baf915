import { describe, expect, it } from 'vitest';
import { conditionOfCode } from './weather-code.ts';

describe('conditionOfCode', () => {
  it.each([
    [0, 'clear'],
    [1, 'clear'],
    [2, 'partly-cloudy'],
    [3, 'cloudy'],
    [45, 'fog'],
    [48, 'fog'],
    [51, 'drizzle'],
    [55, 'drizzle'],
    [56, 'sleet'],
    [57, 'sleet'],
    [61, 'rain'],
    [65, 'rain'],
    [66, 'sleet'],
    [67, 'sleet'],
    [71, 'snow'],
    [77, 'snow'],
    [80, 'showers'],
    [82, 'showers'],
    [85, 'snow'],
    [86, 'snow'],
    [95, 'thunderstorm'],
    [96, 'thunderstorm'],
    [99, 'thunderstorm'],
  ])('of %i is %s', (code, condition) => {
    expect(conditionOfCode(code)).toBe(condition);
  });

  it.each([4, 44, 100, -1, 0.5, Number.NaN])('does not know %f', (code) => {
    expect(conditionOfCode(code)).toBeUndefined();
  });
});
