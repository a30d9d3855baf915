import { join } from 'node:path';
import { listNeededModules } from './screen-modules.ts';

const ROUTES = join(import.meta.dirname, 'src/app/routes');

interface Context {
  getModuleInfo: Parameters<typeof listNeededModules>[1];
}

interface ScreenModules {
  readonly home: ReadonlySet<string>;
  readonly trip: ReadonlySet<string>;
}

let found: ScreenModules | undefined;

function screenModules(context: Context): ScreenModules {
  const list = (route: string) =>
    listNeededModules(join(ROUTES, route), (id) => context.getModuleInfo(id));
  found ??= { home: list('home.route.tsx'), trip: list('trip.route.tsx') };
  return found;
}

/** The file for what both home and a trip begin with; null for everything else. */
export function nameShared(id: string, context: Context): string | null {
  const { home, trip } = screenModules(context);
  return home.has(id) && trip.has(id) ? 'screens' : null;
}

/** The file for what only one of them begins with; null for everything else. */
export function nameOwn(id: string, context: Context): string | null {
  const { home, trip } = screenModules(context);
  if (trip.has(id)) return 'trip';
  return home.has(id) ? 'home' : null;
}

const ZOD = /node_modules.zod/;

/** The file for schemas: one of them brings all of zod, so they are apart from code without schemas. */
export function nameSchema(id: string, context: Context): string | null {
  const imported = context.getModuleInfo(id)?.importedIds ?? [];
  return [id, ...imported].some((module) => ZOD.test(module)) ? 'schemas' : null;
}
