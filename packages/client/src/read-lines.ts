/** The JSON values of an answer of one a line, as they arrive. */
export async function* readLines(answer: Response): AsyncGenerator {
  let rest = '';
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
  if (rest !== '') yield JSON.parse(rest);
}
