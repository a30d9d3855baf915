/**
 * How long tests wait for an expected event, and how long one may take in all, in milliseconds. The limits end hanging
 * tests and do not judge slow ones: a machine may be busy with ten other things. Tests have no limits of their own, unless they
 * test a limit.
 */
export const PATIENCE_MS = Number(process.env['TEST_PATIENCE_MS'] ?? 60_000);
export const LONGEST_TEST_MS = 5 * PATIENCE_MS;
