import { describe, expect, it } from 'vitest';
import { addCounts, readJourneys, readUnitFailures, readUnits } from './test-counts.ts';

const units = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numFailedTestSuites: 0,
};

describe('counting tests', () => {
  it('adds units and journeys', () => {
    const journeys = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] };
    expect(addCounts(readUnits(units), readJourneys(journeys))).toEqual({
      passed: 9,
      failed: 0,
      skipped: 1,
    });
  });

  it('counts a file that fails before its first test', () => {
    expect(readUnits({ ...units, numFailedTestSuites: 1 }).failed).toBe(1);
  });

  it('names what failed, with the first line of its error', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [] },
      { name: 'b.test.ts', status: 'failed', message: 'no such file\nat b', assertionResults: [] },
      {
        name: 'c.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'stays', failureMessages: [] },
          { status: 'failed', fullName: 'moves', failureMessages: ['timed out\nat c'] },
        ],
      },
    ];
    expect(readUnitFailures({ ...units, testResults })).toEqual([
      'b.test.ts › no such file',
      'c.test.ts › moves › timed out',
    ]);
  });

  it('counts a flaky journey and an error outside of tests as failures', () => {
    const journeys = { stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] };
    expect(readJourneys(journeys).failed).toBe(3);
  });
});
