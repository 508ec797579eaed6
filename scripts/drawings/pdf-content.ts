import { inflateSync } from 'node:zlib';

const STREAM = /stream\n([\s\S]*?)\nendstream/g;

/** A stream's bytes; those of one that is not compressed are metadata. */
function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return stream;
  }
}

/** The streams of a PDF, unpacked, in their order. */
const streamsOf = (pdf: Uint8Array): readonly string[] =>
  [...Buffer.from(pdf).toString('latin1').matchAll(STREAM)].map(([, stream = '']) =>
    unpacked(stream),
  );

/** A PDF without what the version of the compressing library decides: lengths and offsets. */
export const contentOf = (pdf: Uint8Array): string =>
  Buffer.from(pdf)
    .toString('latin1')
    .replace(/\nxref\n[\s\S]*/, '')
    .replace(/\/Length \d+/g, '')
    .replace(STREAM, (_, stream: string) => unpacked(stream));

const decoder = new TextDecoder('windows-1252');

/** The text of a PDF in its order, without spaces, which line breaks swallow. */
export const textOf = (pdf: Uint8Array): string =>
  streamsOf(pdf)
    .flatMap((stream) => [...stream.matchAll(/<([\da-f]+)>(?=[^<\]]*[<\]])/gi)])
    .map(([, hex]) => decoder.decode(Buffer.from(hex ?? '', 'hex')))
    .join('')
    .replace(/\s/g, '');
