import { SignInFailure } from '../sign-in-failure.ts';

/** The JSON at an address of the provider; fails as `unavailable` if none arrives in time. */
export async function askProvider(
  url: string,
  { limitMs, bearer }: { limitMs: number; bearer?: string },
): Promise<unknown> {
  const headers = {
    accept: 'application/json',
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  };
  try {
    const signal = AbortSignal.timeout(limitMs);
    const answer = await fetch(url, { headers, signal, redirect: 'error' });
    if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
    const body: unknown = await answer.json();
    return body;
  } catch (cause) {
    throw new SignInFailure('unavailable', { cause });
  }
}

/** The same limit for a call that cannot be aborted: an answer that comes too late is dropped. */
export async function withinLimit<T>(asking: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SignInFailure('unavailable')), limitMs);
  });
  try {
    return await Promise.race([asking, late]);
  } finally {
    clearTimeout(timer);
  }
}
