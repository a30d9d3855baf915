import { APP_ERROR_CODES } from '@ooo/domain/shared/app-error-codes';
import { IS_WHOLE } from '@ooo/domain/testing/sample';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { callerOf, makeInvitedUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { makeOwned, SAMPLES } from '../testing/samples.ts';
import { startTestApp } from '../testing/test-app.ts';
import { listProcedures } from '../trpc/list-procedures.ts';

const { app, deps } = await startTestApp({ MAX_TRIPS_PER_USER: '1000' });
const owner = await makeInvitedUser(deps);
const session = await headersOf(deps, owner);
const headers = { ...session, 'content-type': 'application/json' };
const owned = await makeOwned(callerOf(deps, owner));

/** As JSON: some of them cannot be written otherwise. */
const LARGE: Readonly<Record<string, string>> = {
  'almost 1 MB of text': JSON.stringify('x'.repeat(1_000_000)),
  'almost 1 MB of three bytes each': JSON.stringify('가'.repeat(330_000)),
  'almost 1 MB of blanks': JSON.stringify(' '.repeat(1_000_000)),
  'a list of 100,000': `[${'1,'.repeat(99_999)}1]`,
};
const SMALL: Readonly<Record<string, string>> = {
  NUL: '"a\\u0000b"',
  'half a character': '"a\\ud800b"',
  'the other half': '"\\udc00"',
  'a large number': '1e308',
  'a number beyond numbers': '1e400',
  'a negative zero': '-0',
  '2^53': '9007199254740992',
  'a fraction': '0.1',
  'NaN as text': '"NaN"',
  'year 0000': '"0000-01-01"',
  'year 9999': '"9999-12-31"',
  'a prototype': '{"__proto__":{"polluted":1}}',
  'a constructor': '{"constructor":{"prototype":{"polluted":1}}}',
  'a constructor that is none': '{"constructor":1,"toString":1,"hasOwnProperty":1}',
  'a toJSON': '{"toJSON":"x","then":"y","valueOf":"z"}',
  '20 levels': `${'['.repeat(20)}${']'.repeat(20)}`,
  '10,000 levels': `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  null: 'null',
};

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** What zod writes has more keywords, and none of these in another form. */
function asJsonSchema(schema: object): JsonSchema {
  return schema;
}

/** Every field of an input with its path, inner ones too; a list is represented by its first item. */
function listFields(schema: JsonSchema, path: readonly string[] = []): (readonly string[])[] {
  const own = path.length > 0 ? [path] : [];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    listFields(field, [...path, name]),
  );
  const items = schema.items?.properties ? listFields(schema.items, [...path, '0']).slice(1) : [];
  const others = (schema.anyOf ?? []).flatMap((other) => listFields(other, path).slice(own.length));
  return [...own, ...inner, ...items, ...others];
}

/** Milliseconds that this thread has worked so far, whatever else the machine does. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const MARK = '@hostile@';

/** The input with a mark at the end of the path. */
function withMark(input: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return MARK;
  if (name === '0') return [withMark(Array.isArray(input) ? input[0] : {}, rest)];
  const fields = typeof input === 'object' && input !== null ? { ...input } : {};
  return {
    ...fields,
    [name]: withMark(Object.entries(fields).find(([key]) => key === name)?.[1], rest),
  };
}

/** Procedures that end what the others need, and the readers, whose own tests feed them worse. */
const LEFT_OUT =
  /^(data\.deleteAccount|account\.(signOut|signOutEverywhere|endSession)|trips\.delete)$/;
const TAKES_BYTES = /^(documents\.keep|tickets\.(parseDocument|readDocuments))$/;

const procedures = listProcedures().filter(
  ({ path, input, meta }) =>
    input && meta.policy !== 'admin' && !LEFT_OUT.test(path) && !TAKES_BYTES.test(path),
);

const Body = z.object({
  error: z.object({
    json: z.object({ data: z.object({ app: z.object({ code: z.enum(APP_ERROR_CODES) }) }) }),
  }),
});

async function ask(path: string, type: 'query' | 'mutation', json: string) {
  const payload = `{"json":${json}}`;
  // A header of 16 kB is the most that a request may have; longer queries never arrive.
  if (type === 'query') {
    return payload.length > 8000
      ? undefined
      : app.inject({ url: `/trpc/${path}?input=${encodeURIComponent(payload)}`, headers });
  }
  return app.inject({ method: 'POST', url: `/trpc/${path}`, headers, payload });
}

/** What is wrong with the answer to an input; undefined where it is accepted, or refused as it should be. */
async function findFault(
  path: string,
  type: 'query' | 'mutation',
  json: string,
): Promise<string | undefined> {
  const before = cpuMs();
  const answer = await ask(path, type, json);
  const spent = cpuMs() - before;
  if (spent > 1000) return `${Math.round(spent)} ms`;
  if (!answer || answer.statusCode === 200) return undefined;
  const isRefusal = answer.statusCode < 500 && Body.safeParse(answer.json()).success;
  if (!isRefusal) return `${answer.statusCode} ${answer.body.slice(0, 200)}`;
  return answer.body.length > 20_000 ? `an answer of ${answer.body.length} bytes` : undefined;
}

async function expectReadable(): Promise<void> {
  const input = encodeURIComponent(JSON.stringify({ json: { tripId: owned.tripId } }));
  const reads = ['trips.list', 'trips.overview', 'data.export', 'tokens.list', 'account.me'];
  const urls = [
    ...reads.map((path) => `/trpc/${path}`),
    `/trpc/pois.list?input=${input}`,
    `/trpc/schedule.openingHours?input=${input}`,
    '/api/account/export.zip',
    '/api/trips',
  ];
  const answers = await Promise.all(urls.map(async (url) => app.inject({ url, headers })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
  for (const { body } of answers) expect(body).not.toMatch(/polluted|toJSON/);
}

test.each(procedures.map((procedure) => [procedure.path, procedure] as const))(
  '%s accepts in no field what it cannot give back',
  async (path, { type, input }) => {
    const sample: unknown = SAMPLES[path as keyof typeof SAMPLES](owned);
    const faults: string[] = [];
    const schema = asJsonSchema(
      z.toJSONSchema(input ?? z.unknown(), { io: 'input', unrepresentable: 'any' }),
    );
    const fields = listFields(schema).filter((way) => !way.includes('return'));
    for (const [place, field] of fields.entries()) {
      // An inner part is no larger than the part around it: small ones are enough to show that it is checked.
      const hostiles = field.length > 2 ? SMALL : { ...LARGE, ...SMALL };
      for (const [at, [name, hostile]] of Object.entries(hostiles).entries()) {
        // Of each field others.
        if (!IS_WHOLE && (place + at) % 4 !== 0) continue;
        const json = JSON.stringify(withMark(sample, field)).replace(`"${MARK}"`, () => hostile);
        const fault = await findFault(path, type, json);
        if (fault) faults.push(`${field.join('.')}, ${name}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    await expectReadable();
  },
  120_000,
);
