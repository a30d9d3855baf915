import { describe, expect, it } from 'vitest';
import { listNeededModules } from '../apps/web/screen-modules.ts';

const CORE = '/node_modules/@mantine/core/esm/index.mjs';
const ICONS = '/node_modules/@tabler/icons-react/dist/esm/tabler-icons-react.mjs';

const MODULES: Record<string, { code: string; importedIds: string[] }> = {
  '/trip.tsx': {
    code: `import { Menu, Button as Press } from "@mantine/core"; import { IconMap } from "@tabler/icons-react"; import "./tabs.tsx"`,
    importedIds: [CORE, ICONS, '/tabs.tsx'],
  },
  '/tabs.tsx': { code: 'import "./trip.tsx"', importedIds: ['/trip.tsx', '/rule.ts'] },
  '/rule.ts': { code: '', importedIds: [] },
  [CORE]: {
    code: 'import { Menu } from "./menu.mjs"; import { Button } from "./button.mjs"; import { Table } from "./table.mjs"; export { Menu, Button, Table };',
    importedIds: [],
  },
  [ICONS]: {
    code: `export { default as IconMap, default as IconAtlas } from './icons/IconMap.mjs';\nexport { default as IconBed } from './icons/IconBed.mjs';`,
    importedIds: [],
  },
  '/node_modules/@mantine/core/esm/menu.mjs': {
    code: '',
    importedIds: ['/node_modules/@mantine/core/esm/popover.mjs'],
  },
};

describe('the modules that a screen needs', () => {
  it('are its imports, and of a library the imported names', () => {
    const needed = listNeededModules('/trip.tsx', (id) => MODULES[id] ?? null);
    expect([...needed].toSorted()).toEqual([
      '/node_modules/@mantine/core/esm/button.mjs',
      '/node_modules/@mantine/core/esm/menu.mjs',
      '/node_modules/@mantine/core/esm/popover.mjs',
      '/node_modules/@tabler/icons-react/dist/esm/icons/IconMap.mjs',
      '/rule.ts',
      '/tabs.tsx',
      '/trip.tsx',
    ]);
  });
});
