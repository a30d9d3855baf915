import type { RestRoute } from '@ooo/api/rest/rest-route';
import { toForm } from '@ooo/api/testing/rest-request';
import type { Asked } from './ask.ts';
import { type FuzzCase, toWire } from './make-case.ts';
import { toJson } from './mutate.ts';
import { type Fields, isFields } from './pick.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** One or several cases of one type in a request over tRPC. */
export function toTrpc(cases: readonly FuzzCase[], isBatch: boolean): Asked {
  const names = cases.map(({ procedure }) => procedure.path).join(',');
  const path = `/trpc/${names}`;
  const texts = cases.map(toWire);
  const inputs = isBatch
    ? `{${texts.map((text, at) => `"${at}":${text}`).join(',')}}`
    : (texts[0] ?? '');
  const batch = isBatch ? '?batch=1' : '?';
  if (cases[0]?.procedure.type === 'mutation') {
    return { method: 'POST', path: `${path}${batch}`, headers: JSON_TYPE, body: inputs };
  }
  return { method: 'GET', path: `${path}${batch}&input=${encodeURIComponent(inputs)}` };
}

/** The same case at a documented path; undefined where the path cannot say it. */
export function toRest({ value }: FuzzCase, route: RestRoute): Asked | undefined {
  if (value !== undefined && !isFields(value)) return undefined;
  const fields: Record<string, unknown> = { ...value };
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  let path = `/api${route.path}`;
  for (const name of names) {
    const text = toText(fields[name]);
    if (text === '' || text.length > 2000 || /^\.+$/.test(text)) return undefined;
    path = path.replace(`:${name}`, () => encodeURIComponent(text));
    delete fields[name];
  }
  const { method } = route;
  if (route.upload) return toUpload(path, route.upload.field, fields);
  if (method === 'GET') {
    const query = new URLSearchParams();
    for (const [name, field] of Object.entries(fields)) query.set(name, toText(field));
    return { method, path: `${path}?${query.toString()}` };
  }
  const isEmpty = Object.keys(fields).length === 0;
  if (isEmpty && method !== 'PATCH') return { method, path };
  const body = toJson(route.isPatch ? fields['patch'] : fields);
  return { method, path, headers: JSON_TYPE, body };
}

/** Text as it is, anything else as JSON; half characters are lost, as they cannot be in an address. */
function toText(value: unknown): string {
  const json = value === undefined ? '' : toJson(value);
  const read = json.length < 10_000 && json.startsWith('"') ? String(JSON.parse(json)) : json;
  return read.toWellFormed();
}

function toUpload(path: string, field: string, fields: Fields): Asked {
  const name = toText(fields['name'])
    .replaceAll(/["\r\n]/g, '')
    .slice(0, 2000);
  const { payload, headers } = toForm({ field, name, bytes: toBytes(fields['bytes']) });
  const type = String(headers?.['content-type']);
  const body = Buffer.isBuffer(payload) ? payload : Buffer.alloc(0);
  return { method: 'POST', path, headers: { 'content-type': type }, body };
}

function toBytes(value: unknown): Buffer {
  return Array.isArray(value) ? Buffer.from(value.map(Number)) : Buffer.from(toText(value));
}
