import { build } from 'vite';
const want = process.argv[2] ?? 'start';
await build({ root: import.meta.dirname, logLevel: 'error', build: { write: false, minify: true }, plugins: [{ name: 'mods', generateBundle(_, bundle) {
  for (const c of Object.values(bundle)) if (c.type === 'chunk' && c.name === want) {
    const by = new Map(); const mods = [];
    for (const [id, m] of Object.entries(c.modules)) { const n = id.replace(/.*node_modules\/\.pnpm\/[^/]+\/node_modules\//, '').replace(import.meta.dirname, '').replace(/.*\/packages\//,'packages/'); const pkg = n.split("/").slice(0, n.startsWith("@") ? 2 : 1).join("/"); const key = n.startsWith('/src') || n.startsWith('packages') ? n.split('/').slice(0, 4).join('/') : pkg; by.set(key, (by.get(key) ?? 0) + m.renderedLength); mods.push([m.renderedLength, n]); }
    console.log(c.fileName, c.code.length); console.log([...by].sort((a, b) => b[1] - a[1]).slice(0, 45).map(([k, v]) => `${v} ${k}`).join('\n'));
    console.log('---'); console.log(mods.sort((a, b) => b[0] - a[0]).slice(0, 70).map(([k, v]) => `${k} ${v}`).join('\n'));
  } } }] });
