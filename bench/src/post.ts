export type Post = (path: string, body: object) => Promise<unknown>;

/** Posts JSON as the traveller of the cookie, and throws unless it is accepted. */
export function poster(url: string, cookie: string): Post {
  return async (path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as unknown;
  };
}
