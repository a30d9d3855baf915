import { readJsonLines } from '@ooo/domain/shared/json-lines';
import { checkResponse, parseBody } from './check-response.ts';

async function post(path: string, init: RequestInit): Promise<Response> {
  return checkResponse(
    await fetch(new URL(path, window.location.origin), {
      ...init,
      method: 'POST',
      credentials: 'include',
    }),
  );
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  const response = await post(path, init);
  return parseBody(await response.text());
}

/** Posts JSON; resolves to the parsed body, undefined if there is none. Throws `HttpError`. */
export function sendJson(path: string, body: unknown): Promise<unknown> {
  return send(path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Posts one file as a multipart field, beside other `fields` of the form. Throws `HttpError`. */
export function sendFile(
  path: string,
  field: string,
  file: File,
  signal: AbortSignal | null = null,
  fields: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append(field, file, file.name);
  return send(path, { body, signal });
}

interface Following {
  readonly signal: AbortSignal;
  readonly onLine: (line: unknown) => void;
}

/**
 * Posts a form and hands over each line of the answer, a JSON value, as it arrives. Throws `HttpError`, `SyntaxError`
 * for a line that is not JSON, or whatever `onLine` throws.
 */
export async function followForm(
  path: string,
  body: FormData,
  { signal, onLine }: Following,
): Promise<void> {
  const headers = { accept: 'application/x-ndjson' };
  const response = await post(path, { body, signal, headers });
  for await (const line of readJsonLines(partsOf(response))) onLine(line);
}

/** As it arrives. Not every browser iterates over a stream by itself. */
async function* partsOf({ body }: Response): AsyncGenerator<string, void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      yield part.value;
  } finally {
    await reader?.cancel();
  }
}
