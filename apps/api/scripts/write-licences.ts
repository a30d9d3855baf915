import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLicences, writeLicences } from './list-licences.ts';

/** Beside what is built, so that the image has it too. */
const api = join(import.meta.dirname, '..');
writeFileSync(join(api, 'dist/third-party-licences.txt'), writeLicences(listLicences(api)));
