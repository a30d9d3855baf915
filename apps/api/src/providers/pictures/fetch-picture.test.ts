import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { CERTIFICATE, startPictureServer } from '../../testing/picture-server.ts';
import { startUpstream } from '../../testing/upstream-server.ts';
import {
  createPictureFetcher,
  MAX_PICTURE_BYTES,
  MAX_REDIRECTS,
  type PictureFetcherOptions,
} from './fetch-picture.ts';
import { isPublicAddress } from './public-address.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const asked: string[] = [];
let answers: Record<string, Answer> = {};
beforeEach(() => {
  asked.length = 0;
  answers = { '/mina.png': picture() };
});

function answer(request: IncomingMessage, response: ServerResponse): void {
  asked.push(`${request.headers.host?.split(':')[0]}${request.url}`);
  const chosen = answers[request.url ?? ''];
  if (chosen) chosen(request, response);
  else response.writeHead(404).end();
}

const port = await startPictureServer(answer);
const plain = await startUpstream(createServer(answer));
const addressOf = (path: string, host = 'pictures.example'): URL =>
  new URL(`https://${host}:${port}${path}`);

function picture(headers: Record<string, string> = {}, body: Uint8Array = PNG): Answer {
  return (_, response) =>
    response.writeHead(200, { 'content-type': 'image/png', ...headers }).end(body);
}

const redirect =
  (location: string, status = 302): Answer =>
  (_, response) =>
    response.writeHead(status, { location }).end();

/** Both names of the certificate are on this machine, which counts as the internet. */
const HERE: PictureFetcherOptions = {
  mayAsk: ({ protocol }) => protocol === 'https:',
  mayBePrivate: () => false,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isPublic: (address) => address === '127.0.0.1',
  ca: CERTIFICATE,
};

/** One name leads into a private network. */
async function resolveInside(host: string) {
  return [{ address: host === 'inside.example' ? '10.0.0.7' : '127.0.0.1', family: 4 }];
}

async function fetchFrom(
  address: URL,
  options: Partial<PictureFetcherOptions> = {},
  etag: string | null = null,
) {
  return createPictureFetcher({ ...HERE, ...options })(address, { etag });
}

describe('a picture', () => {
  test('comes with its ETag, and the request says nothing about the user', async () => {
    let headers: IncomingMessage['headers'] = {};
    answers['/mina.png'] = (request, response) => {
      ({ headers } = request);
      picture({ etag: '"7"' })(request, response);
    };
    expect(await fetchFrom(addressOf('/mina.png'))).toEqual({
      kind: 'picture',
      bytes: PNG,
      etag: '"7"',
    });
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  test('that is still the same is not sent again', async () => {
    answers['/mina.png'] = ({ headers }, response) =>
      response.writeHead(headers['if-none-match'] === '"7"' ? 304 : 500).end();
    expect(await fetchFrom(addressOf('/mina.png'), {}, '"7"')).toEqual({ kind: 'unchanged' });
  });

  test('that is no longer there is gone', async () => {
    expect(await fetchFrom(addressOf('/nowhere.png'))).toEqual({ kind: 'gone' });
  });

  test('with an ETag that is too long to keep has none', async () => {
    answers['/mina.png'] = picture({ etag: `"${'7'.repeat(200)}"` });
    expect(await fetchFrom(addressOf('/mina.png'))).toMatchObject({ etag: null });
  });
});

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])('by %d is followed', async (status) => {
    answers['/old'] = redirect(addressOf('/mina.png', 'elsewhere.example').href, status);
    expect(await fetchFrom(addressOf('/old'), {}, '"7"')).toMatchObject({ kind: 'picture' });
    expect(asked).toEqual(['pictures.example/old', 'elsewhere.example/mina.png']);
  });

  test('is followed a few times and no more', async () => {
    for (let step = 0; step < 9; step += 1) answers[`/${step}`] = redirect(`/${step + 1}`);
    answers[`/${MAX_REDIRECTS}`] = picture();
    expect(await fetchFrom(addressOf('/0'))).toMatchObject({ kind: 'picture' });
    answers[`/${MAX_REDIRECTS}`] = redirect('/mina.png');
    await expect(fetchFrom(addressOf('/0'))).rejects.toMatchObject({
      reason: 'denied',
      cause: 'too many redirects',
    });
  });

  test.each([
    ['http', `${plain}/mina.png`],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:image/png;base64,AAAA'],
  ])('to %s is not followed', async (_, location) => {
    answers['/old'] = redirect(location);
    await expect(fetchFrom(addressOf('/old'))).rejects.toMatchObject({ reason: 'denied' });
    expect(asked).toEqual(['pictures.example/old']);
  });

  test('to a private network is not followed', async () => {
    answers['/old'] = redirect(addressOf('/mina.png', 'inside.example').href);
    await expect(fetchFrom(addressOf('/old'), { resolve: resolveInside })).rejects.toMatchObject({
      reason: 'denied',
      cause: 'not an address of the internet',
    });
    expect(asked).toEqual(['pictures.example/old']);
  });

  test('to nowhere is no answer', async () => {
    answers['/old'] = redirect('https://');
    await expect(fetchFrom(addressOf('/old'))).rejects.toMatchObject({ reason: 'unreadable' });
  });
});

describe('an address', () => {
  const real = { isPublic: isPublicAddress };

  test.each([
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://0177.0.0.1/a',
    'https://[::1]/a',
    'https://[::ffff:127.0.0.1]/a',
    'https://10.1.2.3/a',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00:ec2::254]/latest/meta-data',
  ])('%s is refused without a connection', async (url) => {
    await expect(fetchFrom(new URL(url), real)).rejects.toMatchObject({
      reason: 'denied',
      cause: 'not an address of the internet',
    });
  });

  test.each([[['127.0.0.1']], [['192.168.0.4']], [['8.8.8.8', '10.0.0.1']], [['fe80::1']]])(
    'of a host at %j is refused without a connection',
    async (at) => {
      const resolve = async () => at.map((address) => ({ address, family: 4 }));
      await expect(fetchFrom(addressOf('/mina.png'), { ...real, resolve })).rejects.toMatchObject({
        reason: 'denied',
      });
      expect(asked).toEqual([]);
    },
  );

  test('is resolved once, and the connection goes to what was checked', async () => {
    let times = 0;
    const resolve = async () => {
      times += 1;
      return [{ address: times === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };
    expect(await fetchFrom(addressOf('/mina.png'), { resolve })).toMatchObject({ kind: 'picture' });
    expect([times, asked]).toEqual([1, ['pictures.example/mina.png']]);
  });

  test('of a host that shows no certificate of its own is refused', async () => {
    await expect(fetchFrom(addressOf('/mina.png', 'other.example'))).rejects.toMatchObject({
      reason: 'unreachable',
    });
    const { ca: _, ...others } = HERE;
    const fetch = createPictureFetcher(others);
    await expect(fetch(addressOf('/mina.png'), { etag: null })).rejects.toMatchObject({
      reason: 'unreachable',
    });
    expect(asked).toEqual([]);
  });

  test('that the installation chose may be private, and need not have a certificate', async () => {
    const own = { mayAsk: () => true, mayBePrivate: () => true, isPublic: () => false };
    expect(await fetchFrom(new URL(`${plain}/mina.png`), own)).toMatchObject({ kind: 'picture' });
  });

  test('of an unknown host is unreachable', async () => {
    await expect(
      fetchFrom(addressOf('/mina.png'), { resolve: async () => [] }),
    ).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });
});

describe('what is not a picture is refused', () => {
  test.each([
    ['a page', { 'content-type': 'text/html' }, 'not a picture'],
    ['an SVG', { 'content-type': 'image/svg+xml' }, 'not a picture'],
    ['an icon', { 'content-type': 'image/x-icon' }, 'not a picture'],
    ['anything', { 'content-type': 'application/octet-stream' }, 'not a picture'],
    ['packed', { 'content-encoding': 'gzip' }, 'packed'],
    ['said to be large', { 'content-length': String(MAX_PICTURE_BYTES + 1) }, 'too large'],
  ])('%s', async (_, headers, cause) => {
    answers['/mina.png'] = (_request, response) => {
      response.on('error', () => undefined);
      response.writeHead(200, { 'content-type': 'image/png', ...headers });
      response.write(gzipSync(PNG));
    };
    await expect(fetchFrom(addressOf('/mina.png'))).rejects.toMatchObject({
      reason: 'unreadable',
      cause,
    });
  });

  test('a type counts whatever its case and what follows it', async () => {
    answers['/mina.png'] = picture({ 'content-type': 'IMAGE/PNG; charset=binary' });
    expect(await fetchFrom(addressOf('/mina.png'))).toMatchObject({ kind: 'picture' });
  });

  test.each([401, 403, 418, 429, 500, 503])('an answer with %d', async (status) => {
    answers['/mina.png'] = (_, response) => response.writeHead(status).end();
    await expect(fetchFrom(addressOf('/mina.png'))).rejects.toMatchObject({ reason: 'denied' });
  });
});

describe('what takes too much is cut off', () => {
  test('a body without an end, whatever its length is said to be', async () => {
    let sent = 0;
    const closed = Promise.withResolvers<void>();
    answers['/mina.png'] = (_, response) => {
      response.once('close', closed.resolve);
      response.writeHead(200, { 'content-type': 'image/png' });
      const chunk = Buffer.alloc(256 * 1024);
      const send = (): void => {
        if (response.destroyed) return;
        sent += chunk.byteLength;
        response.write(chunk, send);
      };
      send();
    };
    await expect(fetchFrom(addressOf('/mina.png'), { limitMs: 60_000 })).rejects.toMatchObject({
      reason: 'unreadable',
      cause: 'too large',
    });
    await closed.promise;
    expect(sent).toBeLessThan(16 * MAX_PICTURE_BYTES);
  });

  const slow: Record<string, Answer> = {
    'a head that never comes': () => undefined,
    'a body that stops': (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '100' });
      response.write(PNG);
    },
    'a redirect to itself that waits': (_, response) =>
      setTimeout(() => response.writeHead(302, { location: '/mina.png' }).end(), 400),
  };
  test.each(Object.keys(slow))('%s', async (name) => {
    const closed = Promise.withResolvers<void>();
    answers['/mina.png'] = (request, response) => {
      response.once('close', closed.resolve);
      slow[name]?.(request, response);
    };
    await expect(fetchFrom(addressOf('/mina.png'), { limitMs: 1000 })).rejects.toMatchObject({
      reason: 'too-slow',
    });
    // On a busy machine the time may be over before the server is reached.
    if (asked.length > 0) await closed.promise;
  });

  test('a name that no server answers for', async () => {
    await expect(
      fetchFrom(addressOf('/mina.png'), {
        resolve: async () => new Promise(() => undefined),
        limitMs: 50,
      }),
    ).rejects.toMatchObject({ reason: 'too-slow' });
  });
});

test('an answer that breaks off is not a picture', async () => {
  answers['/mina.png'] = (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': '100' });
    response.write(PNG, () => response.destroy());
  };
  await expect(fetchFrom(addressOf('/mina.png'))).rejects.toMatchObject({ reason: 'unreachable' });
});
