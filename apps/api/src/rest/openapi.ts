import { z } from 'zod';
import { ERROR_CODES } from '@ooo/domain/shared/errors/error-codes';
import { APP_ERROR_CODES } from '@ooo/domain/shared/app-error-codes';
import { ReadingLine } from '@ooo/domain/tickets/reading-line.schema';
import { listProcedures, type DeclaredProcedure } from '../trpc/list-procedures.ts';
import { needsBody, parameterNames } from './needs-body.ts';
import type { RestRoute, Upload } from './rest-route.ts';
import { LINES_TYPE } from './send-lines.ts';
import { PLAIN_ROUTES } from './plain-routes.ts';
import { REST_ROUTES } from './rest-routes.ts';

type Json = Record<string, unknown>;

interface ObjectSchema {
  readonly properties?: Record<string, unknown>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function json(description: string, schema: object, others: object = {}): Json {
  return { description, content: { 'application/json': { schema }, ...others } };
}

/** The same answer, line by line. */
const LINES = { [LINES_TYPE]: { schema: toJsonSchema(ReadingLine, 'output') } };

function file(type: string): Json {
  return { description: 'A file', content: { [type]: {} } };
}

export const toOpenApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** The fields of an input without some of them, as a schema of their own. */
function without(schema: ObjectSchema, names: readonly string[]): ObjectSchema {
  const properties = Object.entries(schema.properties ?? {});
  return {
    ...schema,
    properties: Object.fromEntries(properties.filter(([name]) => !names.includes(name))),
    required: (schema.required ?? []).filter((name) => !names.includes(name)),
  };
}

function describeInput(route: RestRoute, input: z.ZodType | undefined): Json {
  const names = parameterNames(route.path);
  const fields = route.query ?? input;
  const schema: ObjectSchema = fields ? toJsonSchema(fields, 'input') : { properties: {} };
  const parameters = names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: schema.properties?.[name] ?? {},
  }));
  const rest = without(schema, names);
  if (route.method === 'GET') {
    const query = Object.entries(rest.properties ?? {}).map(([name, field]) => ({
      name,
      in: 'query',
      required: rest.required?.includes(name) ?? false,
      schema: field,
    }));
    return { parameters: [...parameters, ...query] };
  }
  const hasBody = Object.keys(rest.properties ?? {}).length > 0;
  if (route.method !== 'PATCH' && !hasBody) return { parameters };
  const body = route.isPatch ? (rest.properties?.['patch'] ?? {}) : rest;
  const content = route.upload
    ? { 'multipart/form-data': { schema: describeForm(route.upload, rest) } }
    : { 'application/json': { schema: body } };
  return { parameters, requestBody: { required: needsBody(route, input), content } };
}

function describeForm({ field, isList, limit }: Upload, schema: ObjectSchema): Json {
  const mb = limit ? limit.bytes / (1024 * 1024) : 30;
  const { name: _name, bytes: _bytes, documents: _documents, ...fields } = schema.properties ?? {};
  const { password: _password, ...texts } = fields;
  const file = { type: 'string', format: 'binary', description: `At most ${mb} MB.` };
  const one = { [field]: file, ...texts };
  const passwords = { type: 'string', description: 'JSON by index, like {"0": "…"}.' };
  const several = { ...one, [field]: { type: 'array', items: file }, passwords };
  return { type: 'object', properties: isList ? several : one, required: [field] };
}

function describeAnswers(route: RestRoute, procedure: DeclaredProcedure): Json {
  const { output } = procedure;
  const success =
    route.status === 204 || !output
      ? { description: 'Done' }
      : route.file
        ? file(typeof route.file.type === 'string' ? route.file.type : '*/*')
        : json('Done', route.answers ?? toJsonSchema(output, 'output'), route.tellsSteps && LINES);
  return {
    [route.status]: success,
    default: { $ref: '#/components/responses/Error' },
  };
}

function describeRoute(route: RestRoute, procedure: DeclaredProcedure): Json {
  return {
    tags: [route.procedure.replace(/\..*/, '')],
    summary: route.summary,
    operationId: `${route.method.toLowerCase()}${route.path.replaceAll(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    'x-procedure': route.procedure,
    'x-policy': procedure.meta.policy,
    security: procedure.meta.policy === 'public' ? [] : [{ session: [] }],
    ...describeInput(route, procedure.input),
    responses: describeAnswers(route, procedure),
  };
}

const ERROR_BODY = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { enum: [...APP_ERROR_CODES] },
    message: { type: 'string', description: 'A sentence for people, in English.' },
    reason: { enum: Object.keys(ERROR_CODES), description: 'Why, more closely than the code.' },
    params: { type: 'object', description: 'What a sentence for the reason needs to know.' },
    requestId: { type: 'string', description: 'The same as in the header x-request-id.' },
    details: {
      description:
        'For BAD_REQUEST: `fields`, a sentence for each field by its path, and `problems`, the reasons.',
    },
  },
};

/** OpenAPI 3.1 of every `/api` path, made from the table of routes and the procedures' schemas. */
export function describeApi(version: string, cookieName: string): Json {
  const procedures = new Map(listProcedures().map((procedure) => [procedure.path, procedure]));
  const paths: Record<string, Json> = {};
  const add = (path: string, method: string, operation: Json): void => {
    const address = `/api${toOpenApiPath(path)}`;
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation };
  };
  for (const route of REST_ROUTES) {
    const procedure = procedures.get(route.procedure);
    if (procedure) add(route.path, route.method, describeRoute(route, procedure));
  }
  for (const { method, path, operation } of PLAIN_ROUTES)
    add(path, method, { tags: ['server'], ...operation });
  return {
    openapi: '3.1.0',
    info: {
      title: 'OOO',
      version,
      description: 'Trips, their places, and the tickets they come from.',
    },
    paths,
    components: {
      schemas: { Error: ERROR_BODY },
      responses: { Error: json('What went wrong', { $ref: '#/components/schemas/Error' }) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  };
}
