import { createHmac } from 'node:crypto';

export const MESSAGE = {
  clientHello: 1,
  serverHello: 2,
  certificate: 11,
  serverKeyExchange: 12,
  serverHelloDone: 14,
  clientKeyExchange: 16,
  finished: 20,
} as const;

/** TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256 */
export const SUITE = 0xc02f;
/** secp256r1 */
export const GROUP = 23;
/** rsa_pkcs1_sha256 */
export const SIGNATURE = 0x0401;
const EXTENSION = { groups: 10, signatures: 13 } as const;

export interface ClientHello {
  readonly version: number;
  readonly random: Buffer;
  readonly suites: readonly number[];
  readonly groups: readonly number[];
  readonly signatures: readonly number[];
}

export function u8(value: number): Buffer {
  return Buffer.of(value);
}

export function u16(value: number): Buffer {
  return Buffer.of(value >> 8, value & 0xff);
}

/** Bytes behind their own length, written in `size` bytes. */
export function sized(size: 1 | 2 | 3, bytes: Buffer): Buffer {
  const length = Buffer.alloc(size);
  length.writeUIntBE(bytes.length, 0, size);
  return Buffer.concat([length, bytes]);
}

/** A handshake message: type, length in three bytes, body. */
export function message(type: number, ...parts: Buffer[]): Buffer {
  return Buffer.concat([u8(type), sized(3, Buffer.concat(parts))]);
}

/** Reads fields one after the other; reading past the end throws. */
class Fields {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  take(length: number): Buffer {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new Error('a message shorter than it says');
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  number(size: 1 | 2): number {
    return this.take(size).readUIntBE(0, size);
  }

  vector(size: 1 | 2): Buffer {
    return this.take(this.number(size));
  }
}

function numbers(bytes: Buffer): number[] {
  const fields = new Fields(bytes);
  const found: number[] = [];
  while (!fields.done) found.push(fields.number(2));
  return found;
}

/** The parts of a ClientHello body that choose a suite; every other extension is ignored. */
export function parseClientHello(body: Buffer): ClientHello {
  const fields = new Fields(body);
  const version = fields.number(2);
  const random = Buffer.from(fields.take(32));
  fields.vector(1);
  const suites = numbers(fields.vector(2));
  fields.vector(1);
  const lists = new Map<number, number[]>();
  const extensions = new Fields(fields.done ? Buffer.alloc(0) : fields.vector(2));
  while (!extensions.done) {
    const type = extensions.number(2);
    const value = extensions.vector(2);
    if (type === EXTENSION.groups || type === EXTENSION.signatures) {
      lists.set(type, numbers(new Fields(value).vector(2)));
    }
  }
  const groups = lists.get(EXTENSION.groups) ?? [];
  return { version, random, suites, groups, signatures: lists.get(EXTENSION.signatures) ?? [] };
}

/** The client's point of a ClientKeyExchange body. */
export function parseClientPoint(body: Buffer): Buffer {
  return new Fields(body).vector(1);
}

/** The pseudo-random function of TLS 1.2 with SHA-256 (RFC 5246, section 5). */
export function expand(secret: Buffer, label: string, seed: Buffer, size: number): Buffer {
  const hmac = (bytes: Buffer) => createHmac('sha256', secret).update(bytes).digest();
  const labelled = Buffer.concat([Buffer.from(label), seed]);
  let link = labelled;
  let out = Buffer.alloc(0);
  while (out.length < size) {
    link = hmac(link);
    out = Buffer.concat([out, hmac(Buffer.concat([link, labelled]))]);
  }
  return out.subarray(0, size);
}
