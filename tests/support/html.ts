import { fromHtml } from 'hast-util-from-html';

/** Markup as a parser without a browser reads it: the elements of a page and their texts. */

export type Root = ReturnType<typeof fromHtml>;
export type Node = Root | Root['children'][number];
export type Element = Extract<Node, { type: 'element' }>;

export const parse = (html: string): Root => fromHtml(html);

/** The element itself, where the node is one, and all elements in it, in the order of the page. */
export function* elementsIn(node: Node): Generator<Element> {
  if (node.type === 'element') yield node;
  if ('children' in node) for (const child of node.children) yield* elementsIn(child as Node);
}

/** The elements below a node that have one of these names. */
export const named = (node: Node, ...names: readonly string[]): Element[] =>
  [...elementsIn(node)].filter(({ tagName }) => names.includes(tagName));

/** The text of a node, scripts and style sheets left out, as it is written. */
export function textIn(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && /^(script|style|template)$/.test(node.tagName)) return '';
  return 'children' in node ? node.children.map((child) => textIn(child as Node)).join('') : '';
}

/** The value of an element's property, by its name in the DOM; empty where it has none. */
export function property({ properties }: Element, name: string): string {
  const given = properties[name];
  return Array.isArray(given) ? given.join(' ') : String(given ?? '');
}

/** The HTML without its scripts, which a crawler does not run. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '');
