/** Answers that are kept: more than the lines of most documents. */
const MOST = 500;

/** The search with its last answers kept: many rules search the same line for the same thing. */
export function remember<T>(search: (line: string) => T): (line: string) => T {
  const answers = new Map<string, T>();
  return (line) => {
    const known = answers.get(line);
    if (known !== undefined) return known;
    if (answers.size >= MOST) answers.clear();
    const answer = search(line);
    answers.set(line, answer);
    return answer;
  };
}
