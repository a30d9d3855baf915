import type { Page } from '@playwright/test';

/**
 * Layout faults of a page, at any width: a control that is cut off or lies under something, a field too
 * narrow for what is in it, and words that end in the middle of a letter. Only what is in the window counts. What
 * scrolls may be cut at its edge, and what floats may lie over the page; maps and grids of hours overlap by intent.
 */
const SCRIPT = `(() => {
  const SLACK_PX = 2;
  const MIN_FIELD_PX = 56;
  /** The part of a choice that tells it from the others. */
  const MIN_READ = 0.8;
  const CONTROLS = 'a[href], button, input:not([type=hidden], [type=file]), select, textarea, [role=button], [role=tab], [role=switch]';
  const BY_INTENT = '.leaflet-container, [data-block]:not(.mantine-Button-root), [class*=_lanes_], [class*=_days_], [class*=_grid_], [class*=_ripple_]';
  const SEEN = { opacityProperty: true, visibilityProperty: true };
  const found = [];
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 40) ||
    element.placeholder || element.name || String(element.className);
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox], .mantine-Popover-dropdown')].filter((one) => one.checkVisibility(SEEN));
  const ground = dialogs.at(-1) ?? document.body;
  const isShown = (element) => element.closest('[aria-hidden=true], [inert]') === null && element.checkVisibility(SEEN);

  /** How an ancestor treats what is larger than it, along an axis. */
  const cutsOf = (at) => {
    const { overflowX, overflowY, clipPath, clip } = getComputedStyle(at);
    const kind = (overflow) => overflow === 'hidden' || overflow === 'clip' ? 'cut' : overflow === 'visible' ? '' : 'scroll';
    return { x: kind(overflowX), y: kind(overflowY), isClipped: clipPath !== 'none' || clip !== 'auto' };
  };
  /** The part of a box that can be seen, whether it is scrolled away in part, and the ancestor that cuts the rest off. */
  const seenPart = (element, from) => {
    const box = from ?? element.getBoundingClientRect();
    const part = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    let [isScrolled, cutter] = [false, undefined];
    let isFixed = false;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      const { x, y, isClipped } = cutsOf(at);
      if (isClipped) return undefined;
      // A text, unlike a control, is cut by the box that it is in as well.
      if ((at !== element || from) && !isFixed) {
        const edge = at.getBoundingClientRect();
        const cutX = x !== '' && (part.left < edge.left - SLACK_PX || part.right > edge.right + SLACK_PX);
        const cutY = y !== '' && (part.top < edge.top - SLACK_PX || part.bottom > edge.bottom + SLACK_PX);
        if ((cutX && x === 'scroll') || (cutY && y === 'scroll')) isScrolled = true;
        if ((cutX && x === 'cut') || (cutY && y === 'cut')) cutter = cutter ?? at;
        if (x !== '') { part.left = Math.max(part.left, edge.left); part.right = Math.min(part.right, edge.right); }
        if (y !== '') { part.top = Math.max(part.top, edge.top); part.bottom = Math.min(part.bottom, edge.bottom); }
      }
      if (position === 'fixed') isFixed = true;
    }
    return { ...part, isScrolled, cutter };
  };
  const scrollsAside = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (cutsOf(at).x === 'scroll' && at.scrollWidth > at.clientWidth) return true;
    }
    return false;
  };
  const floats = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === 'fixed' || position === 'sticky') return true;
    }
    return false;
  };
  const isMine = (control, hit) =>
    hit === null || control.contains(hit) || hit.contains(control) ||
    [...(control.labels ?? [])].some((label) => label.contains(hit)) ||
    control.closest('.mantine-Input-wrapper')?.contains(hit) ||
    hit.closest('label')?.control === control;

  /** Whether what a box cuts off ends with an ellipsis; the lines of a flex box never do. */
  const isEllipsis = (box) => {
    const { display, textOverflow, overflowX, webkitLineClamp } = getComputedStyle(box);
    const isFlex = display.includes('flex') || display.includes('grid');
    return (textOverflow === 'ellipsis' && overflowX !== 'visible' && !isFlex) || webkitLineClamp !== 'none';
  };
  const inWindow = ({ left, right, top, bottom }) =>
    right > 1 && left < innerWidth - 1 && bottom > 1 && top < innerHeight - 1;

  for (const control of ground.querySelectorAll(CONTROLS)) {
    const box = control.getBoundingClientRect();
    if (box.width < 3 || box.height < 3 || !isShown(control) || control.closest(BY_INTENT) || !inWindow(box)) continue;
    const part = seenPart(control);
    if (!part) continue;
    const name = nameOf(control);
    if (part.cutter && isEllipsis(part.cutter)) continue;
    if (part.cutter && !part.isScrolled) {
      const [wide, high] = [part.right - part.left, part.bottom - part.top];
      // One that is cut off as a whole is out of sight by intent: a panel that is folded up.
      if (wide > 1 && high > 1) found.push('cut to ' + Math.round(wide) + ' × ' + Math.round(high) + ' px: ' + name);
      continue;
    }
    if (part.right > innerWidth + SLACK_PX && !part.isScrolled) found.push('beyond the window: ' + name);
    const middle = (part.top + part.bottom) / 2;
    if (part.right - part.left < 8 || middle < 0 || middle > innerHeight) continue;
    const hits = [0.06, 0.28, 0.5, 0.72, 0.94].map((share) =>
      document.elementFromPoint(part.left + (part.right - part.left) * share, middle));
    const covers = hits.filter((hit) => !isMine(control, hit) && !floats(hit));
    // The arrows of a row of chips lie over its ends.
    if (covers.length > 0 && !part.isScrolled && !scrollsAside(control)) found.push('under something: ' + name + ' / ' + nameOf(covers[0]));
    const isText = control.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=color])');
    if (!isText) continue;
    const style = getComputedStyle(control);
    const room = control.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const isShort = control.maxLength > 0 && control.maxLength <= 3;
    if (box.width < (isShort ? 32 : MIN_FIELD_PX)) found.push('field of ' + Math.round(box.width) + ' px: ' + name);
    if (control.matches('textarea')) continue;
    const text = control.matches('select') ? control.selectedOptions[0]?.text ?? '' : control.value || control.placeholder;
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = style.font;
    const wanted = pen.measureText(text).width;
    // A person's text may be of any length; choices and hints are ours.
    const isOurs = control.matches('select, [aria-haspopup=listbox], [readonly]') || control.value === '';
    const isHint = control.matches('input') && control.value === '';
    const mayEnd = style.textOverflow === 'ellipsis' ? (isHint ? 0 : wanted * MIN_READ) : wanted;
    if (isOurs && mayEnd > room + SLACK_PX)
      found.push('text of ' + Math.round(wanted) + ' px in ' + Math.round(room) + ' px: ' + text);
  }

  const walker = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (data.trim() === '' || !parentElement || !isShown(parentElement) || parentElement.closest(BY_INTENT)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) {
      if (!inWindow(line) || line.width < 2 || line.height < 4) continue;
      const part = seenPart(parentElement, line);
      if (!part || part.isScrolled || !part.cutter || isEllipsis(part.cutter)) continue;
      const [wide, high] = [part.right - part.left, part.bottom - part.top];
      if (wide > 1 && high > 3) found.push('words cut to ' + Math.round(wide) + ' × ' + Math.round(high) + ' of ' + Math.round(line.width) + ' × ' + Math.round(line.height) + ' px: ' + data.trim().slice(0, 40));
    }
  }
  return [...new Set(found)];
})()`;

/** Each fault as a sentence; an empty list where nothing was found. */
export async function findLayoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(SCRIPT);
}
