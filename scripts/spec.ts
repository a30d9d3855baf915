import { findProblems, readCoverage, readDoc, writeStatement } from './spec-coverage.ts';

/** `pnpm spec`: the statements of the specification with the tests that show them; `pnpm spec 5` and `pnpm spec 5.16` some of them. */
const [wanted = ''] = process.argv.slice(2);
const { statements, shown } = readCoverage();
for (const statement of statements) {
  if (wanted !== '' && !`${statement.number}.`.startsWith(`${wanted}.`)) continue;
  console.log(writeStatement(statement, shown.get(statement.number) ?? []));
}

const problems = findProblems(statements, shown, readDoc);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
