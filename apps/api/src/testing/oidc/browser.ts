const MAX_REDIRECTS = 15;

export interface Page {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Follows redirects and keeps cookies, each for its host and port, as a browser does. */
export class Browser {
  readonly cookies = new Map<string, Map<string, string>>();

  /** A copy of the browser at this moment: what an attacker with its cookies has. */
  copy(): Browser {
    const other = new Browser();
    for (const [host, jar] of this.cookies) other.cookies.set(host, new Map(jar));
    return other;
  }

  jarOf(url: URL): Map<string, string> {
    const jar = this.cookies.get(url.host) ?? new Map<string, string>();
    this.cookies.set(url.host, jar);
    return jar;
  }

  async ask(address: string | URL, init: RequestInit = {}): Promise<Page> {
    const url = new URL(address);
    const jar = this.jarOf(url);
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const isGone = value === '' || /expires=Thu, 01 Jan 1970/i.test(line);
      if (isGone) jar.delete(name);
      else jar.set(name, value);
    }
    return { url, status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** Follows redirects until there are no more, or until `isEnd` accepts the next address. */
  async open(address: string | URL, isEnd: (url: URL) => boolean): Promise<URL> {
    let next = new URL(address);
    for (let count = 0; count < MAX_REDIRECTS; count += 1) {
      if (count > 0 && isEnd(next)) return next;
      const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
      const page = await this.ask(next, { headers });
      const location = page.headers.get('location');
      if (!location) return next;
      next = new URL(location, next);
    }
    throw new Error(`Sent around in a circle, at last to ${next.pathname}`);
  }
}
