import type { InjectOptions } from 'fastify';
import type { RestRoute } from '../rest/rest-route.ts';
import { type Owned, SAMPLES } from './samples.ts';

type Fields = Record<string, unknown>;

/** A form with a file and other fields, as a browser sends it. */
export function toForm(
  file: { field: string; name: string; bytes: Uint8Array },
  fields: Readonly<Record<string, string>> = {},
): Pick<InjectOptions, 'payload' | 'headers'> {
  const boundary = 'ooo-test-boundary';
  const part = (head: string): string =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n`;
  const head = part(`name="${file.field}"; filename="${file.name}"`);
  const rest = Object.entries(fields).map(
    ([name, value]) => `\r\n${part(`name="${name}"`)}\r\n${value}`,
  );
  const payload = Buffer.concat([
    Buffer.from(`${head}content-type: application/octet-stream\r\n\r\n`),
    file.bytes,
    Buffer.from(`${rest.join('')}\r\n--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** The sample of a route's procedure as a request to the route. */
export function toRequest(route: RestRoute, owned: Owned): InjectOptions & { headers: Fields } {
  const sample = SAMPLES[route.procedure](owned);
  const fields: Fields = { ...sample };
  const url = `/api${route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = fields[name];
    delete fields[name];
    return String(value);
  })}`;
  const { method } = route;
  if (route.upload && fields['bytes'] instanceof Uint8Array) {
    const file = { field: route.upload, name: String(fields['name']), bytes: fields['bytes'] };
    const { payload, headers = {} } = toForm(file);
    return { method, url, headers, ...(payload !== undefined && { payload }) };
  }
  if (method === 'DELETE' && Object.keys(fields).length === 0) return { method, url, headers: {} };
  if (method === 'GET') {
    const query = Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, String(v)]));
    return { method, url, query, headers: {} };
  }
  const payload = route.isPatch ? fields['patch'] : fields;
  return { method, url, payload: payload as object, headers: {} };
}
