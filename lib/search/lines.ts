/** The numbers of the lines that contain a text, ascending. */
export function linesWith(text: string, wanted: string): number[] {
  const found: number[] = [];
  let line = 0;
  let counted = 0;
  for (let at = text.indexOf(wanted); at !== -1;) {
    for (let end = text.indexOf('\n', counted); end !== -1 && end < at;) {
      line += 1;
      counted = end + 1;
      end = text.indexOf('\n', counted);
    }
    found.push(line);
    const next = text.indexOf('\n', at);
    if (next === -1) break;
    at = text.indexOf(wanted, next);
  }
  return found;
}
