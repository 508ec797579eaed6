/** The encodings an answer may have, the best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

function weightsOf(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality ? Number(quality.slice(2)) : 1;
    // A weight that is no number says nothing; the safe reading is that it is not wanted.
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}

function choose(header: string): Encoding {
  const weights = weightsOf(header);
  const rest = weights.get('*');
  let best: Encoding = 'identity';
  let most = 0;
  for (const encoding of ENCODINGS) {
    // Uncompressed is acceptable unless it is refused, but never preferred unless it is named.
    const unnamed = encoding === 'identity' ? (rest ?? Number.MIN_VALUE) : (rest ?? 0);
    const weight = weights.get(encoding) ?? unnamed;
    if (weight > most) {
      most = weight;
      best = encoding;
    }
  }
  return best;
}

/** What browsers send, so that most requests pay for one lookup. */
const COMMON = new Map<string, Encoding>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
]);

/**
 * The encoding to answer with, by the weights of `Accept-Encoding` (RFC 9110, 12.5.3); of equals,
 * the smaller. Where nothing acceptable is left it is the answer as it is.
 */
export function encodingFor(header: string | undefined): Encoding {
  if (!header) return 'identity';
  return COMMON.get(header) ?? choose(header);
}

const PACKS =
  /^(text\/(?!event-stream)|application\/(javascript|json|ld\+json|manifest\+json|xml|[\w.-]+\+xml|wasm)|image\/svg\+xml|image\/x-icon|font\/(ttf|otf))/;

/** Whether a body of this type gets smaller by compression. */
export const isCompressible = (type: string): boolean => PACKS.test(type);
