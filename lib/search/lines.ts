/** Texts that are searched through at once: joined, one a line. */
export interface Lines {
  readonly text: string;
  /** Where each line begins. */
  readonly starts: Uint32Array;
}

/** @param lines without line breaks */
export function linesOf(lines: readonly string[]): Lines {
  const starts = new Uint32Array(lines.length);
  let at = 0;
  lines.forEach((line, number) => {
    starts[number] = at;
    at += line.length + 1;
  });
  return { text: lines.join('\n'), starts };
}

/** The numbers of the lines that contain a text without line breaks, ascending. */
export function linesWith({ text, starts }: Lines, wanted: string): number[] {
  const found: number[] = [];
  let line = 0;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, starts[line])) {
    while (line < starts.length && (starts[line] ?? 0) <= at) line += 1;
    found.push(line - 1);
    if (line === starts.length) break;
  }
  return found;
}
