import { limitRead } from './read-limit.ts';

interface Wire {
  readonly json?: unknown;
}

let answer: Promise<unknown> | undefined;

/** Undefined where the answer is an error: a caller who needs the user asks again, and reports the result. */
async function ask(): Promise<unknown> {
  const init: RequestInit = { credentials: 'include', signal: limitRead() };
  const response = await fetch('/trpc/account.me', init);
  if (!response.ok) return undefined;
  const body = (await response.json()) as { readonly result: { readonly data: unknown } };
  return body.result.data;
}

/** Asks who is here while the application is still being loaded; resolves to whether it is a visitor. */
export async function askEarly(): Promise<boolean> {
  answer = ask();
  try {
    return ((await answer) as Wire | undefined)?.json === null;
  } catch {
    // A failure is ignored: the screen that needs it asks again.
    return false;
  }
}

/** The answer as it is on the wire, or undefined if it is an error; once, and undefined where it was not asked for. */
export function takeEarlyAnswer(): Promise<unknown> | undefined {
  const taken = answer;
  answer = undefined;
  return taken;
}
