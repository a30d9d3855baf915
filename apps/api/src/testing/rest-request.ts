import type { InjectOptions } from 'fastify';
import type { RestRoute } from '../rest/rest-route.ts';
import { type Owned, SAMPLES } from './samples.ts';

type Fields = Record<string, unknown>;

interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A form with a file or several and other fields, as a browser sends it. */
export function toForm(
  files: FormFile | readonly FormFile[],
  fields: Readonly<Record<string, string>> = {},
): Pick<InjectOptions, 'payload' | 'headers'> {
  const boundary = 'ooo-test-boundary';
  const part = (head: string, body: Uint8Array | string): Buffer =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]);
  const payload = Buffer.concat([
    ...[files].flat().map(({ field, name, bytes }) => {
      const type = 'content-type: application/octet-stream';
      return part(`name="${field}"; filename="${name}"\r\n${type}`, bytes);
    }),
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** The files of a sample: the input itself, or its `documents`. */
function filesOf(fields: Fields, field: string): FormFile[] {
  const documents = Array.isArray(fields['documents']) ? fields['documents'] : [fields];
  return documents.map(({ name, bytes }: FormFile) => ({ field, name, bytes }));
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
  if (route.upload) {
    const { payload, headers = {} } = toForm(filesOf(fields, route.upload.field));
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
