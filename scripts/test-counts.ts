export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

interface UnitsReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTestSuites: number;
  testResults: readonly UnitFile[];
}

interface UnitFile {
  name: string;
  status: string;
  message: string;
  assertionResults: readonly { status: string; fullName: string; failureMessages: string[] }[];
}

/** Vitest's JSON report. A file that fails before its first test counts as one failure. */
export function readUnits(report: unknown): Counts {
  const units = report as UnitsReport;
  return {
    passed: units.numPassedTests,
    failed: Math.max(units.numFailedTests, units.numFailedTestSuites > 0 ? 1 : 0),
    skipped: units.numPendingTests + units.numTodoTests,
  };
}

/** What failed, a line each: the file, the test and the first line of its error. */
export function readUnitFailures(report: unknown): string[] {
  return (report as UnitsReport).testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return file.status === 'failed' ? [line(file.name, '', file.message)] : [];
    return failed.map((test) => line(file.name, test.fullName, test.failureMessages[0] ?? ''));
  });
}

function line(file: string, test: string, error: string): string {
  return [file, test, error.split('\n')[0]].filter((part) => part !== '').join(' › ');
}

interface JourneysReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Playwright's JSON report. A flaky journey counts as failed: its cause is to be found. */
export function readJourneys(report: unknown): Counts {
  const { stats, errors } = report as JourneysReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
