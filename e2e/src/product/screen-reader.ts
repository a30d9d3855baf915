import { expect, type CDPSession, type Page } from '@playwright/test';
import {
  isCalled,
  namelessControls,
  nameOf,
  readFocus,
  readShown,
  stateOf,
  type TreeNode,
} from './accessibility-tree.ts';
import { listenIn, type Heard } from './hearing.ts';

/** How a screen reader presses: it focuses the element and triggers its action. */
const PRESS = 'function () { this.focus(); this.click(); }';

/**
 * A traveller who cannot see the page. Everything is found by role and name in the browser's accessibility tree, announcements
 * are recorded, and actions use nodes of that tree, never selectors or coordinates.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #heard: Heard;

  private constructor(page: Page, session: CDPSession, heard: Heard) {
    this.#page = page;
    this.#session = session;
    this.#heard = heard;
  }

  /** To be called before the first page is opened, so that nothing is missed. */
  static async of(page: Page): Promise<ScreenReader> {
    const heard = await listenIn(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new ScreenReader(page, session, heard);
  }

  /** Waits for a node with this role and name; the first one if there are several. */
  async find(role: string, name: string | RegExp): Promise<TreeNode> {
    let found: TreeNode | undefined;
    const look = async (): Promise<boolean> => {
      found = (await readShown(this.#session)).find((node) => isCalled(node, role, name));
      return found !== undefined;
    };
    await expect.poll(look, { message: `the tree has the ${role} ${String(name)}` }).toBe(true);
    if (!found) throw new Error(`${role} ${String(name)} has gone.`);
    return found;
  }

  async press(role: string, name: string | RegExp): Promise<void> {
    const node = await this.find(role, name);
    const isOff = stateOf(node, 'disabled') ?? false;
    expect(isOff, `${role} ${nameOf(node)} cannot be pressed`).toBe(false);
    const nameless = namelessControls(await readShown(this.#session));
    expect(nameless, 'controls without a name').toEqual([]);
    const { object } = await this.#session.send('DOM.resolveNode', toReference(node));
    await this.#session.send('Runtime.callFunctionOn', {
      ...(object.objectId !== undefined && { objectId: object.objectId }),
      functionDeclaration: PRESS,
      userGesture: true,
    });
  }

  /** Replaces what is in the field. */
  async write(role: string, name: string | RegExp, text: string): Promise<void> {
    const node = await this.find(role, name);
    await this.#session.send('DOM.focus', toReference(node));
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.insertText(text);
    const read = async (): Promise<unknown> => (await this.find(role, name)).value?.value;
    await expect.poll(read, { message: `what is in ${String(name)}` }).toBe(text);
  }

  /** The state as the tree has it: `checked`, `expanded`, `invalid`, `pressed`. */
  async expectState(
    role: string,
    name: string | RegExp,
    state: string,
    value: unknown,
  ): Promise<void> {
    const read = async (): Promise<unknown> => stateOf(await this.find(role, name), state);
    await expect.poll(read, { message: `${role} ${String(name)}: ${state}` }).toEqual(value);
  }

  /** The focus is on this node or inside it. */
  async expectFocusIn(role: string, name: string | RegExp): Promise<void> {
    const isWithin = async (): Promise<boolean> =>
      (await readFocus(this.#session)).some((node) => isCalled(node, role, name));
    await expect
      .poll(isWithin, { message: `the focus is in the ${role} ${String(name)}` })
      .toBe(true);
  }

  /** Waits until this has been announced since the last call. */
  async expectHeard(words: string | RegExp): Promise<void> {
    const isHeard = (): boolean => this.#heard.said().some((said) => said.match(words));
    await expect.poll(isHeard, { message: `${String(words)} is said` }).toBe(true);
    this.#heard.forget();
  }
}

function toReference(node: TreeNode): { backendNodeId: number } {
  if (node.backendDOMNodeId === undefined) throw new Error(`${nameOf(node)} is not an element.`);
  return { backendNodeId: node.backendDOMNodeId };
}
