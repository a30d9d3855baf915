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

/** What a reader does for a press: the element has the focus, and its own action happens. */
const PRESS = 'function () { this.focus(); this.click(); }';

/**
 * A traveller who sees nothing: knows of a page what the browser's accessibility tree says, by role and name, and what is
 * announced; presses by the tree's own action and writes where the tree's node has the focus. No selector, no point.
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

  /** Before the first page is open: what is said from then on is heard. */
  static async of(page: Page): Promise<ScreenReader> {
    const heard = await listenIn(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new ScreenReader(page, session, heard);
  }

  /** Waits until the tree has this, and gives what it says of the first. */
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

  /** Writes in the place of what was in the field. */
  async write(role: string, name: string | RegExp, text: string): Promise<void> {
    const node = await this.find(role, name);
    await this.#session.send('DOM.focus', toReference(node));
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.insertText(text);
    const read = async (): Promise<unknown> => (await this.find(role, name)).value?.value;
    await expect.poll(read, { message: `what is in ${String(name)}` }).toBe(text);
  }

  /** A state of what was found, as the tree has it: `checked`, `expanded`, `invalid`, `pressed`. */
  async expectState(
    role: string,
    name: string | RegExp,
    state: string,
    value: unknown,
  ): Promise<void> {
    const read = async (): Promise<unknown> => stateOf(await this.find(role, name), state);
    await expect.poll(read, { message: `${role} ${String(name)}: ${state}` }).toEqual(value);
  }

  /** What has the focus is this, or in it. */
  async expectFocusIn(role: string, name: string | RegExp): Promise<void> {
    const isWithin = async (): Promise<boolean> =>
      (await readFocus(this.#session)).some((node) => isCalled(node, role, name));
    await expect
      .poll(isWithin, { message: `the focus is in the ${role} ${String(name)}` })
      .toBe(true);
  }

  /** Waits until this has been said since it was last asked for, without a change of focus. */
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
