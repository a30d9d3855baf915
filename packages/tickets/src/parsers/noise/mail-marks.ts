/** The placeholder of a picture, and the address of a link, in the plain text of a mail. */
const BESIDE =
  /\[(?:image|cid|Bild|Imagen|이미지)\s?:[^\][\n]{0,120}\]|<(?:https?:\/\/|mailto:)[^<>\s]{1,600}>/giu;
/** Bold print: `*JFK*`, and not `SEL*` or `****1234`. */
const BOLD = /(?<![\p{L}\d*])\*(?=[^\s*])([^*\n]{1,80})(?<=[^\s*])\*(?![\p{L}\d*])/gu;
/** A line in italics. */
const ITALIC = /^(\s*)_(?=\S)(.{1,120})(?<=\S)_(\s*)$/u;
/** Words in bold print; one in stars may be something else. */
const LEAST = 3;

/** The lines with blanks for what the plain text of a mail has in place of pictures, links, bold print and italics. */
export function withoutMailMarks(lines: readonly string[]): readonly string[] {
  const isMail = lines.some((line) => /\[image:|<https?:/iu.test(line));
  const bold = lines.filter((line) => line.includes('*') && line.search(BOLD) >= 0).length;
  if (!isMail && bold < LEAST) return lines;
  return lines.map((line) =>
    /[*_<[]/u.test(line)
      ? line
          .replaceAll(BESIDE, (mark) => ' '.repeat(mark.length))
          .replaceAll(BOLD, bold < LEAST ? '$&' : ' $1 ')
          .replace(ITALIC, '$1 $2 $3')
      : line,
  );
}
