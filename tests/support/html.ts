import {
  defaultTreeAdapter as tree,
  type DefaultTreeAdapterTypes as Tree,
  parse as parseHtml,
} from 'parse5';

/** Markup as a parser without a browser reads it: the elements of a page and their texts. */

export type Node = Tree.Node;
export type Element = Tree.Element;

export const parse = (html: string): Node => parseHtml(html, { scriptingEnabled: false });

/** The element itself, where the node is one, and all elements in it, in the order of the page. */
export function* elementsIn(node: Node): Generator<Element> {
  if (tree.isElementNode(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

/** The elements below a node that have one of these names. */
export const named = (node: Node, ...names: readonly string[]): Element[] =>
  [...elementsIn(node)].filter(({ tagName }) => names.includes(tagName));

/** The text of a node, scripts and style sheets left out, as it is written. */
export function textIn(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (tree.isElementNode(node) && /^(script|style|template)$/.test(node.tagName)) return '';
  return 'childNodes' in node ? node.childNodes.map((child) => textIn(child)).join('') : '';
}

/** The value of an element's attribute; `undefined` where it has none. */
export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** The HTML without its scripts, which a crawler does not run. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '');
