import { describeOldNode } from './node-version.ts';

// Imported before everything else, since the imports after it fail on an old Node with messages that do not help.
const problem = describeOldNode(process.versions.node);
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
