/** A text as an anchor: lower-case letters, digits and hyphens. */
export function anchorOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}

/** Unique anchors for texts; the second of two equal ones ends in `-2`. */
export function anchorsOf(texts: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const anchor = anchorOf(text) || 'part';
    const count = (seen.get(anchor) ?? 0) + 1;
    seen.set(anchor, count);
    return count === 1 ? anchor : `${anchor}-${count}`;
  });
}
