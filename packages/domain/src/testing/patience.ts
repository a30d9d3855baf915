/**
 * How long tests wait for what should come, and how long one may take in all, in milliseconds. They end what hangs and
 * judge nothing that is slow: a machine may be busy with ten other things. Tests have no limits of their own beside these,
 * except where a limit is what they are about.
 */
export const PATIENCE_MS = Number(process.env['TEST_PATIENCE_MS'] ?? 60_000);
export const LONGEST_TEST_MS = 5 * PATIENCE_MS;
