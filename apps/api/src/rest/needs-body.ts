import { z } from 'zod';
import type { RestRoute } from './rest-route.ts';

/** The names of a path's parameters: `id` of `/trips/:id`. */
export function parameterNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

/** False for a POST whose procedure asks for nothing that the path does not say already. */
export function needsBody(
  { method, path, upload }: Pick<RestRoute, 'method' | 'path' | 'upload'>,
  input: z.ZodType | undefined,
): boolean {
  if (method !== 'POST' || upload) return true;
  if (!input) return false;
  const names = parameterNames(path);
  const { required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return required.some((name) => !names.includes(name));
}
