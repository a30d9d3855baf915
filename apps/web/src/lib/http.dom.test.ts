import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../testing/server.ts';
import { HttpError } from './http-error.ts';
import { followForm, sendFile, sendJson } from './http.ts';

describe('sendFile', () => {
  it('sends one multipart field with the name of the file §7.1', async () => {
    const received = vi.fn<(name: string, type: string, text: string) => void>();
    server.use(
      http.post('*/api/parse-pdf', async ({ request }) => {
        const file = (await request.formData()).get('pdf');
        if (file instanceof File) received(file.name, file.type, await file.text());
        return HttpResponse.json({ ok: true });
      }),
    );
    const file = new File(['%PDF-1.7'], '여정표.pdf', { type: 'application/pdf' });
    await expect(sendFile('/api/parse-pdf', 'pdf', file)).resolves.toEqual({ ok: true });
    expect(received).toHaveBeenCalledWith('여정표.pdf', 'application/pdf', '%PDF-1.7');
  });

  it('stops when it is told to', async () => {
    server.use(http.post('*/api/parse-pdf', () => new Promise<Response>(() => {})));
    const controller = new AbortController();
    const sending = sendFile('/api/parse-pdf', 'pdf', new File(['%'], 'a.pdf'), controller.signal);
    controller.abort();
    await expect(sending).rejects.toThrow('aborted');
  });
});

describe('sendJson', () => {
  it('resolves to undefined for no content', async () => {
    server.use(http.post('*/api/login/local', () => new HttpResponse(null, { status: 204 })));
    await expect(sendJson('/api/login/local', { name: 'Mina' })).resolves.toBeUndefined();
  });

  it('throws the body of an error, and survives one that is not JSON', async () => {
    const body = { code: 'RATE_LIMITED', message: 'Wait a minute.', requestId: 'req-1' };
    server.use(http.post('*/api/a', () => HttpResponse.json(body, { status: 429 })));
    server.use(http.post('*/api/b', () => new HttpResponse('<html>', { status: 502 })));
    await expect(sendJson('/api/a', {})).rejects.toMatchObject({ status: 429, body });
    await expect(sendJson('/api/b', {})).rejects.toBeInstanceOf(HttpError);
  });

  it.each([
    [401, 'Sign in.', 'Authentication required: Sign in.'],
    [403, 'No.', 'Access denied: No.'],
    [500, 'Broken.', 'Server error: Broken.'],
    [503, '', 'Server error: Service Unavailable'],
    [404, 'Nothing here.', '404: Nothing here.'],
  ])('names the kind of %i before what it says: %s §8.1', async (status, text, message) => {
    const statusText = 'Service Unavailable';
    server.use(http.post('*/api/c', () => new HttpResponse(text, { status, statusText })));
    await expect(sendJson('/api/c', {})).rejects.toThrow(message);
  });
});

/** Follows an answer, with the lines so far. */
const follow = (controller = new AbortController()) => {
  const heard: unknown[] = [];
  const { signal } = controller;
  const done = followForm('/api/read', new FormData(), {
    signal,
    onLine: (line) => heard.push(line),
  });
  return { done, heard };
};

/** An answer that the network cuts into these parts. */
const answerInParts = (...parts: string[]) =>
  server.use(
    http.post('*/api/read', ({ request }) => {
      expect(request.headers.get('accept')).toBe('application/x-ndjson');
      const encoder = new TextEncoder();
      const body = new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(encoder.encode(part));
          controller.close();
        },
      });
      return new HttpResponse(body);
    }),
  );

describe('followForm', () => {
  it('passes each line on once it is whole, wherever the network cuts', async () => {
    answerInParts('{"step":1}\n{"st', 'ep":2}\n\n{"city":"서', '울"}');
    const { done, heard } = follow();
    await done;
    expect(heard).toEqual([{ step: 1 }, { step: 2 }, { city: '서울' }]);
  });

  it('throws for a line that is cut off, after those that are whole', async () => {
    answerInParts('{"step":1}\n{"st');
    const { done, heard } = follow();
    await expect(done).rejects.toBeInstanceOf(SyntaxError);
    expect(heard).toEqual([{ step: 1 }]);
  });

  it('throws what the server refuses before any line', async () => {
    const body = { code: 'TOO_LARGE', message: 'Too much.', requestId: 'req-1' };
    server.use(http.post('*/api/read', () => HttpResponse.json(body, { status: 413 })));
    await expect(follow().done).rejects.toMatchObject({ status: 413, body });
  });

  it('stops when it is told to', async () => {
    server.use(http.post('*/api/read', () => new Promise<Response>(() => {})));
    const controller = new AbortController();
    const { done } = follow(controller);
    controller.abort();
    await expect(done).rejects.toThrow('aborted');
  });
});
