import type { CDPSession } from '@playwright/test';

type Tree = Awaited<ReturnType<typeof readTree>>;
export type TreeNode = Tree[number];

/** Roles that mean nothing to a screen reader's user without a name. */
const CONTROLS: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);

async function readTree(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes;
}

export const roleOf = (node: TreeNode): string => String(node.role?.value ?? '');
export const nameOf = (node: TreeNode): string => String(node.name?.value ?? '');

export function stateOf(node: TreeNode, name: string): unknown {
  return node.properties?.find((one) => one.name === name)?.value.value;
}

/** Whether the node has this role and name; a string must match the whole name. */
export function isCalled(node: TreeNode, role: string, name: string | RegExp): boolean {
  if (roleOf(node) !== role) return false;
  return typeof name === 'string' ? nameOf(node) === name : name.test(nameOf(node));
}

/** The node and its descendants in reading order. */
function listFrom(node: TreeNode, byId: ReadonlyMap<string, TreeNode>): TreeNode[] {
  const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  return [node, ...children.flatMap((child) => listFrom(child, byId))];
}

function indexed(tree: Tree): ReadonlyMap<string, TreeNode> {
  return new Map(tree.map((node) => [node.nodeId, node]));
}

/** What a screen reader offers now: the content of the modal dialog if one is open, else the page. */
export async function readShown(session: CDPSession): Promise<readonly TreeNode[]> {
  const tree = await readTree(session);
  const [root] = tree;
  if (!root) return [];
  const byId = indexed(tree);
  const page = listFrom(root, byId).filter(({ ignored }) => !ignored);
  const modal = page.findLast((node) => stateOf(node, 'modal') === true);
  return modal ? listFrom(modal, byId).filter(({ ignored }) => !ignored) : page;
}

/** The focused node and its ancestors, from the inside out. */
export async function readFocus(session: CDPSession): Promise<readonly TreeNode[]> {
  const tree = await readTree(session);
  const byId = indexed(tree);
  const path: TreeNode[] = [];
  let node = tree.findLast((one) => stateOf(one, 'focused') === true);
  while (node) {
    path.push(node);
    node = byId.get(node.parentId ?? '');
  }
  return path;
}

export function namelessControls(nodes: readonly TreeNode[]): string[] {
  return nodes.filter((node) => CONTROLS.has(roleOf(node)) && nameOf(node) === '').map(roleOf);
}
