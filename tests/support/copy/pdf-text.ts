import { inflateSync } from 'node:zlib';

const decoder = new TextDecoder('windows-1252');

/** The strings that a page's content stream shows, a line for each text object. */
function shownBy(content: string): string {
  return [...content.matchAll(/\[([^\]]*)\]\s*TJ/g)]
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/gi)]
        .map(([, hex = '']) => decoder.decode(Buffer.from(hex, 'hex')))
        .join(''),
    )
    .join('\n');
}

/** The text of a PDF file with standard fonts, as the sample firm's are. */
export function pdfText(file: Buffer): string {
  const source = file.toString('latin1');
  const texts: string[] = [];
  for (const { index, 0: opening } of source.matchAll(/stream\r?\n/g)) {
    if (source.slice(index - 3, index) === 'end') continue;
    const start = index + opening.length;
    const bytes = file.subarray(start, source.indexOf('endstream', start));
    try {
      texts.push(shownBy(inflateSync(bytes).toString('latin1')));
    } catch {
      // A stream that is not compressed holds metadata.
    }
  }
  return texts.join('\n');
}
