/** Classes whose rules count: pages have hundreds, most of them for other things. */
const MAX_CLASSES = 200;
const MAX_STYLES = 500_000;
const STYLE = /<style[^<>]{0,500}>([^<]*(?:<(?!\/style)[^<]*)*)/gi;
const OPEN_BLOCK = /display\s*:\s*(?:block|flex|grid|list-item|table)(?![\w-])/i;
const HIDDEN = /display\s*:\s*none/i;
/** The class of the last element that a selector names. */
const LAST_CLASS = /(?:^|[\s>+~\w\]])\.([A-Za-z][\w-]{0,60})$/;

/** The rules of a page's style sheets for its classes, at the width of a desktop. */
export interface PageStyles {
  /** Classes of elements on lines of their own. */
  readonly blocks: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
}

/** Reads the `<style>` elements of a page. What holds for one width or medium alone, `@media`, is left out. */
export function readPageStyles(html: string): PageStyles {
  const blocks = new Set<string>();
  const hidden = new Set<string>();
  for (const [, css = ''] of html.matchAll(STYLE)) {
    for (const { selectors, declarations } of listRules(css.slice(0, MAX_STYLES))) {
      const classes = HIDDEN.test(declarations) ? hidden : blocks;
      if (classes === blocks && !OPEN_BLOCK.test(declarations)) continue;
      for (const selector of selectors.split(',')) {
        const name = LAST_CLASS.exec(selector.trim())?.[1];
        if (name !== undefined && classes.size < MAX_CLASSES) classes.add(name);
      }
    }
  }
  return { blocks, hidden };
}

interface Rule {
  readonly selectors: string;
  readonly declarations: string;
}

/** The rules of a style sheet that are not inside another rule. */
function listRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let selectors = '';
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === '{') {
      if (depth === 0) selectors = css.slice(start, at);
      depth += 1;
      if (depth === 1) start = at + 1;
    } else if (character === '}') {
      if (depth === 1 && !selectors.includes('@')) {
        rules.push({ selectors, declarations: css.slice(start, at) });
      }
      depth = Math.max(0, depth - 1);
      if (depth === 0) start = at + 1;
    }
  }
  return rules;
}
