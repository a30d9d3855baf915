/**
 * The values of a text of one JSON value a line, each as soon as its line is whole, wherever the parts are
 * cut. Empty lines are passed over. Throws `SyntaxError` for a line that is not JSON.
 */
export async function* readJsonLines(
  parts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<unknown, void> {
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
  if (rest !== '') yield JSON.parse(rest);
}
