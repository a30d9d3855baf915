import { describe, expect, it } from 'vitest';
import { inCity, ofCity } from './cities.ts';
import { onWeekday, onWeekdays } from './weekdays.ts';

describe('prepositions', () => {
  it.each([
    [0, 'no domingo', 'aos domingos'],
    [1, 'na segunda-feira', 'às segundas-feiras'],
    [2, 'na terça-feira', 'às terças-feiras'],
    [6, 'no sábado', 'aos sábados'],
  ])('agree with weekday %i', (weekday, once, always) => {
    expect([onWeekday(weekday), onWeekdays(weekday)]).toEqual([once, always]);
  });

  it.each([
    ['Lisboa', 'em Lisboa', 'de Lisboa'],
    ['Porto', 'no Porto', 'do Porto'],
    ['Cidade do México', 'na Cidade do México', 'da Cidade do México'],
  ])('contract with the article of %s, if it has one', (name, there, its) => {
    expect([inCity(name), ofCity(name)]).toEqual([there, its]);
  });
});
