import { hash } from 'node:crypto';

/** What the database stores of a session's secret or a token: its SHA-256 in lower-case hex. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret);
}
