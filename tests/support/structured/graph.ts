/** Reads a page's JSON-LD as a crawler does. */

export type Node = Readonly<Record<string, unknown>>;

const SCRIPT = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/** The texts of a page's JSON-LD scripts. */
export const scriptsOf = (html: string): readonly string[] =>
  [...html.matchAll(SCRIPT)].map(([, text = '']) => text);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All objects of a graph, at any depth. */
export function nodesOf(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesOf)];
}

export const ofType = (graph: unknown, ...types: string[]): readonly Node[] =>
  nodesOf(graph).filter((node) => types.includes(String(node['@type'])));

/** References to nodes that the graph does not contain. */
export function dangling(graph: unknown): readonly string[] {
  const nodes = nodesOf(graph);
  const isReference = (node: Node) => Object.keys(node).join() === '@id';
  const named = new Set(
    nodes.filter((node) => !isReference(node) && '@id' in node).map((node) => node['@id']),
  );
  return nodes
    .filter(isReference)
    .map((node) => String(node['@id']))
    .filter((id) => !named.has(id));
}

/** Ids that several nodes of the graph have. */
export function doubled(graph: unknown): readonly string[] {
  const ids = nodesOf(graph)
    .filter((node) => '@id' in node && Object.keys(node).length > 1)
    .map((node) => String(node['@id']));
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}
