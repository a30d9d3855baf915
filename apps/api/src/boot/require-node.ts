import { describeOldNode } from './node-version.ts';

// Imported before everything else, since what comes after it fails on an old Node with texts that help nobody.
const problem = describeOldNode(process.versions.node);
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
