import { describe, expect, it } from 'vitest';
import { listSources } from './weather-sources.ts';

const climate = { kind: 'climate', source: 'Deutscher Wetterdienst, Seoul', asOf: '2003–2021' };
const forecast = { kind: 'forecast', source: 'Open-Meteo', asOf: '2025-10-01T10:00:00.000Z' };

describe('listSources', () => {
  it('names each once, forecasts first, a forecast by its oldest day', () => {
    const newer = { ...forecast, asOf: '2025-10-01T11:00:00.000Z' };
    const days = [climate, newer, forecast, climate] as Parameters<typeof listSources>[0];
    expect(listSources(days)).toEqual([forecast, climate]);
  });

  it('names none of no days', () => {
    expect(listSources([])).toEqual([]);
  });
});
