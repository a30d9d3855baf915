import { decodeText } from '../text/decode-text.ts';

const CONTENT_LINE = /^[A-Za-z][A-Za-z\d-]*[;:]/;

/**
 * The lines of a calendar, unfolded before they are decoded, as a fold may cut a character in two. A line that
 * starts with no name belongs to the text above it: some programs write line ends into descriptions.
 */
export function repairCalendar(bytes: Uint8Array): string {
  const unfolded = Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/\r?\n[ \t]/g, ''),
    'latin1',
  );
  const lines: string[] = [];
  for (const line of decodeText(unfolded).split(/\r\n?|\n/)) {
    if (line.trim() === '') continue;
    if (CONTENT_LINE.test(line) || lines.length === 0) lines.push(line);
    else lines.push(`${lines.pop() ?? ''}\\n${line}`);
  }
  // An event on its own, as some mails attach it.
  if (/^BEGIN:VEVENT/i.test(lines[0] ?? '')) {
    return ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  }
  return lines.join('\r\n');
}
