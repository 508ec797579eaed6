import { fromHtml } from 'hast-util-from-html';

type Node = ReturnType<typeof fromHtml>['children'][number];

const NO_TEXT = new Set(['script', 'style', 'noscript']);

/** Text that depends on the moment of viewing, such as `20 minutes ago`. */
const MOMENT = /\b\d+ (seconds?|minutes?|hours?) ago\b|\b\d{1,2}:\d{2}(:\d{2})? IST\b/g;

function mainIn(nodes: readonly Node[]): Node | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const found = node.tagName === 'main' ? node : mainIn(node.children as Node[]);
    if (found) return found;
  }
  return undefined;
}

/** The text in order, visible or collapsed, with a space between elements. */
function textIn(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || NO_TEXT.has(node.tagName)) return '';
  return `${node.children.map((child) => textIn(child as Node)).join('')} `;
}

/** All words of the `<main>` of a page. */
export function wordsOfMain(html: string): string[] {
  const main = mainIn(fromHtml(html).children);
  return main ? textIn(main).replace(MOMENT, '').split(/\s+/).filter(Boolean) : [];
}
