import { type PageText, toBox } from '../printed-line.ts';
import { type Projection, projectEdges, type Size } from './projection.ts';

/** The page with its words where they are in the picture that it was made from. */
export function placeBack(page: PageText, from: Size, toSeen: Projection, seen: Size): PageText {
  const lines = page.lines.map(({ text, words }) => ({
    text,
    words: words.map((word) => {
      const { left, top, width, height } = word.box;
      const edges = {
        left: left * from.width,
        top: top * from.height,
        right: (left + width) * from.width,
        bottom: (top + height) * from.height,
      };
      return { ...word, box: toBox(projectEdges(toSeen, edges), seen) };
    }),
  }));
  return { ...page, lines };
}
