import { HttpError } from './http-error.ts';

/** The JSON in a text; undefined where it is none. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const DETAIL_LENGTH = 200;

/** What an answer says to people: its text, or the name of its status where that is a page or very long. */
function toDetail(text: string, { status, statusText }: Response): string {
  const isSaid = text !== '' && text.length <= DETAIL_LENGTH && !text.trimStart().startsWith('<');
  return isSaid ? text : statusText || String(status);
}

/** Section 8's shared check: the answer if it is 2xx. Throws `HttpError`. */
export async function checkResponse(response: Response): Promise<Response> {
  if (response.ok) return response;
  const text = await response.text();
  throw new HttpError(response.status, parseBody(text), toDetail(text, response));
}
