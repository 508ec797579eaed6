/** The address of a page's picture for sharing. @param path the page's own address, with its query or without */
export function pictureOf(path: string): string {
  const [page = '', query] = path.split('?');
  return `/share${page === '/' ? '/home' : page}.png${query ? `?${query}` : ''}`;
}

/** The page of a picture's address, `null` if it is none. @param parts decoded or not */
export function pageOfPicture(parts: readonly string[]): string | null {
  const file = parts.at(-1) ?? '';
  if (!file.endsWith('.png')) return null;
  const path = `/${[...parts.slice(0, -1), file.slice(0, -'.png'.length)].join('/')}`;
  return path === '/home' ? '/' : path;
}
