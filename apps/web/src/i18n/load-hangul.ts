/** The list of the slices that the font for Hangul comes in; the browser then loads those that a page has letters of. */
export const loadHangul = () => import('@fontsource-variable/noto-sans-kr/index.css');
