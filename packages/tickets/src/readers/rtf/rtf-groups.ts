/** The state of a group of a rich text file, inherited by the groups inside it. */
export interface RtfGroup {
  /** Not part of the page: a table of fonts, a picture, a note of the program. */
  isHidden: boolean;
  isFonts: boolean;
  /** Marked as deleted, or hidden. */
  isGone: boolean;
  isInTable: boolean;
  /** How many bytes follow a character of Unicode for programs that know none. */
  fallback: number;
  font: number;
}

export const OUTERMOST: RtfGroup = {
  isHidden: false,
  isFonts: false,
  isGone: false,
  isInTable: false,
  fallback: 1,
  font: 0,
};

/** Groups outside the page, and repeated content for older programs. */
const HIDDEN = new Set(
  'fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf listtext pntext sp shprslt nonshppict nonesttables'.split(
    ' ',
  ),
);
/** Groups that a program may leave out, and that hold words of the page nevertheless. */
const OF_PAGE = new Set(['shpinst', 'nesttableprops']);

/** True for a group of this name that is not part of the page; `isOptional` where a program may leave it out. */
export function isBesidePage(name: string, isOptional: boolean): boolean {
  return HIDDEN.has(name) || (isOptional && !OF_PAGE.has(name));
}
