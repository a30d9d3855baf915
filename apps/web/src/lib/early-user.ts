let answer: Promise<unknown> | undefined;

async function ask(): Promise<unknown> {
  const response = await fetch('/trpc/account.me', { credentials: 'include' });
  if (!response.ok) throw new Error(`account.me: ${response.status}`);
  const body = (await response.json()) as { readonly result: { readonly data: unknown } };
  return body.result.data;
}

/** Asks who is here while the application is still being loaded. */
export function askEarly(): void {
  answer = ask();
  // Asked again, with every retry, by the screen that waits for it.
  answer.catch(() => undefined);
}

/** The answer as it is on the wire, once; undefined where nobody asked. */
export function takeEarlyAnswer(): Promise<unknown> | undefined {
  const taken = answer;
  answer = undefined;
  return taken;
}
