import { HttpError } from './app-error.ts';

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(new URL(path, window.location.origin), {
    ...init,
    method: 'POST',
    credentials: 'include',
  });
  const body = await readBody(response);
  if (!response.ok) throw new HttpError(response.status, body);
  return body;
}

/** Posts JSON; answers the parsed body, undefined where there is none. Throws `HttpError`. */
export function sendJson(path: string, body: unknown): Promise<unknown> {
  return send(path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Posts one file as a multipart field. Throws `HttpError`. */
export function sendFile(
  path: string,
  field: string,
  file: File,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const body = new FormData();
  body.append(field, file, file.name);
  return send(path, { body, signal });
}
