/** Answers that are kept; a document has fewer lines for the most part. */
const MOST = 500;

/** The same search with its last answers kept: many rules look for the same in the same line. */
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
