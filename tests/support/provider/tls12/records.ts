import { createCipheriv, createDecipheriv } from 'node:crypto';

export const RECORD = { changeCipherSpec: 20, alert: 21, handshake: 22, data: 23 } as const;

/** The most plain bytes that one record carries (RFC 5246, 6.2.1). */
export const MAX_PLAIN = 16_384;
const MAX_FRAGMENT = MAX_PLAIN + 2_048;
const TAG = 16;
const VERSION = 0x0303;

export interface TlsRecord {
  readonly type: number;
  readonly body: Buffer;
}

/** One record on the wire: type, version 1.2, length, fragment. */
export function frame(type: number, fragment: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt8(type, 0);
  header.writeUInt16BE(VERSION, 1);
  header.writeUInt16BE(fragment.length, 3);
  return Buffer.concat([header, fragment]);
}

/** Cuts a stream of bytes into records; bytes that cannot be one throw as soon as that shows. */
export class RecordReader {
  #pending: Buffer = Buffer.alloc(0);

  add(chunk: Buffer): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
  }

  /** The next whole record, or null until more bytes have come. */
  next(): TlsRecord | null {
    if (this.#pending.length < 5) return null;
    const type = this.#pending.readUInt8(0);
    const major = this.#pending.readUInt8(1);
    if (type < RECORD.changeCipherSpec || type > RECORD.data || major !== 3) {
      throw new Error('no TLS record');
    }
    const length = this.#pending.readUInt16BE(3);
    if (length > MAX_FRAGMENT) throw new Error('a record longer than the protocol allows');
    if (this.#pending.length < 5 + length) return null;
    const record = { type, body: this.#pending.subarray(5, 5 + length) };
    this.#pending = this.#pending.subarray(5 + length);
    return record;
  }
}

/** One direction of AES-128-GCM as TLS 1.2 uses it (RFC 5288): explicit nonce = record number. */
export class GcmDirection {
  readonly #key: Buffer;
  readonly #salt: Buffer;
  #number = 0n;

  constructor(key: Buffer, salt: Buffer) {
    this.#key = key;
    this.#salt = salt;
  }

  /** The fragment of the next record to send. */
  seal(type: number, plain: Buffer): Buffer {
    const { number, extra } = this.#next(type, plain.length);
    const nonce = Buffer.concat([this.#salt, number]);
    const cipher = createCipheriv('aes-128-gcm', this.#key, nonce).setAAD(extra);
    return Buffer.concat([number, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  /** The plain bytes of the next record received; throws when they were tampered with. */
  open(type: number, fragment: Buffer): Buffer {
    if (fragment.length < 8 + TAG) throw new Error('a sealed record without nonce or tag');
    const { extra } = this.#next(type, fragment.length - 8 - TAG);
    const nonce = Buffer.concat([this.#salt, fragment.subarray(0, 8)]);
    const cipher = createDecipheriv('aes-128-gcm', this.#key, nonce).setAAD(extra);
    cipher.setAuthTag(fragment.subarray(-TAG));
    return Buffer.concat([cipher.update(fragment.subarray(8, -TAG)), cipher.final()]);
  }

  #next(type: number, length: number): { number: Buffer; extra: Buffer } {
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(this.#number);
    this.#number += 1n;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(type, 0);
    rest.writeUInt16BE(VERSION, 1);
    rest.writeUInt16BE(length, 3);
    return { number, extra: Buffer.concat([number, rest]) };
  }
}
