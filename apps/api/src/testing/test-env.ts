import { type Env, parseEnv } from '../env.ts';

/** The defaults of a machine of one's own, without rate limits, without a word in the log. */
export function testEnv(variables: Record<string, string> = {}): Env {
  return parseEnv({ RATE_LIMITS: 'off', OFFLINE: 'on', LOG_LEVEL: 'silent', ...variables });
}
