import { listCityCodes } from '../src/city-folders.ts';
import { checkCity } from './check-city.ts';

/**
 * `pnpm atlas check [CODE …]` says of each city what is missing and what is doubtful. Exits with 1 if something is
 * doubtful, or if a city that was named lacks something: a folder may grow in steps.
 */
const named = process.argv.slice(2);
const known = listCityCodes();
const unknown = named.filter((code) => !known.includes(code));
let isWrong = unknown.length > 0;
for (const code of unknown) console.log(`${code}: has no folder in data/cities`);

for (const code of known.filter((each) => named.length === 0 || named.includes(each))) {
  const { missing, doubtful } = checkCity(code);
  if (missing.length > 0) console.log(`${code} lacks ${missing.join(', ')}`);
  for (const doubt of doubtful) console.log(`${code}: ${doubt}`);
  isWrong ||= doubtful.length > 0 || (named.length > 0 && missing.length > 0);
}
process.exitCode = isWrong ? 1 : 0;
