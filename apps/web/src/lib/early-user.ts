interface Wire {
  readonly json?: unknown;
}

let answer: Promise<unknown> | undefined;

async function ask(): Promise<unknown> {
  const response = await fetch('/trpc/account.me', { credentials: 'include' });
  if (!response.ok) throw new Error(`account.me: ${response.status}`);
  const body = (await response.json()) as { readonly result: { readonly data: unknown } };
  return body.result.data;
}

/** Asks who is here while the application is still being loaded; resolves to whether it is a visitor. */
export async function askEarly(): Promise<boolean> {
  answer = ask();
  try {
    return ((await answer) as Wire).json === null;
  } catch {
    // Asked again, with every retry, by the screen that waits for it.
    return false;
  }
}

/** The answer as it is on the wire, once; undefined where nobody asked. */
export function takeEarlyAnswer(): Promise<unknown> | undefined {
  const taken = answer;
  answer = undefined;
  return taken;
}
