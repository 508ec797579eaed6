import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { ServerHandshake, type Identity } from './handshake';
import { MESSAGE } from './messages';
import {
  frame,
  MAX_PLAIN,
  RECORD,
  RecordReader,
  type GcmDirection,
  type TlsRecord,
} from './records';

const ALERT = { closeNotify: 0, handshakeFailure: 40, noRenegotiation: 100 } as const;
const MAX_HANDSHAKE = 65_536;
const HANDSHAKE_TIME = 10_000;

/**
 * The plain side of a connection that speaks TLS 1.2 without secure renegotiation, to be injected
 * into an HTTP server. A peer that breaks the protocol, or takes over ten seconds for its
 * handshake, is cut off.
 */
export class Tls12Socket extends Duplex {
  readonly encrypted = true;
  readonly remotePort: number | undefined;
  readonly #raw: Socket;
  readonly #handshake: ServerHandshake;
  readonly #reader = new RecordReader();
  #messages: Buffer = Buffer.alloc(0);
  #opener: GcmDirection | null = null;
  #sealer: GcmDirection | null = null;

  constructor(raw: Socket, identity: Identity) {
    super();
    this.#raw = raw;
    this.remotePort = raw.remotePort;
    this.#handshake = new ServerHandshake(identity);
    raw.setTimeout(HANDSHAKE_TIME, () => raw.destroy());
    raw.on('data', (chunk: Buffer) => this.#receive(chunk));
    raw.on('end', () => this.push(null));
    raw.on('error', () => this.destroy());
    raw.on('close', () => this.destroy());
  }

  override _read(): void {
    this.#raw.resume();
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    const parts: Buffer[] = [];
    for (let at = 0; at < chunk.length; at += MAX_PLAIN) {
      parts.push(this.#sealed(RECORD.data, chunk.subarray(at, at + MAX_PLAIN)));
    }
    this.#raw.write(Buffer.concat(parts), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    if (this.#raw.destroyed) return done();
    this.#alert(1, ALERT.closeNotify);
    this.#raw.end(() => done());
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#raw.destroy();
    done(error);
  }

  #sealed(type: number, plain: Buffer): Buffer {
    return frame(type, this.#sealer ? this.#sealer.seal(type, plain) : plain);
  }

  #alert(level: 1 | 2, code: number): void {
    if (this.#raw.writable) this.#raw.write(this.#sealed(RECORD.alert, Buffer.of(level, code)));
  }

  #receive(chunk: Buffer): void {
    try {
      this.#reader.add(chunk);
      for (let next = this.#reader.next(); next && !this.destroyed; next = this.#reader.next()) {
        this.#take(next);
      }
    } catch {
      this.#alert(2, ALERT.handshakeFailure);
      this.#raw.destroySoon();
    }
  }

  #take({ type, body }: TlsRecord): void {
    const plain = this.#opener ? this.#opener.open(type, body) : body;
    if (type === RECORD.handshake) return this.#shake(plain);
    if (type === RECORD.changeCipherSpec && this.#handshake.keys && !this.#opener) {
      this.#opener = this.#handshake.keys.fromClient;
    } else if (type === RECORD.data && this.#sealer) {
      if (plain.length > 0 && !this.push(plain)) this.#raw.pause();
    } else if (type === RECORD.alert) {
      if (plain.at(1) === ALERT.closeNotify) this.push(null);
      else if (plain.at(0) === 2) this.destroy();
    } else {
      throw new Error(`record ${type} out of turn`);
    }
  }

  #shake(plain: Buffer): void {
    if (this.#sealer) return this.#alert(1, ALERT.noRenegotiation);
    this.#messages = Buffer.concat([this.#messages, plain]);
    if (this.#messages.length > MAX_HANDSHAKE) throw new Error('a handshake without end');
    while (this.#messages.length >= 4) {
      const end = 4 + this.#messages.readUIntBE(1, 3);
      if (this.#messages.length < end) return;
      const whole = this.#messages.subarray(0, end);
      this.#messages = this.#messages.subarray(end);
      // A Finished in the clear would prove nothing.
      if (whole.at(0) === MESSAGE.finished && !this.#opener) throw new Error('unsealed proof');
      this.#reply(this.#handshake.receive(whole));
    }
  }

  #reply(answers: Buffer[]): void {
    if (answers.length === 0) return;
    if (this.#opener && this.#handshake.keys) {
      this.#raw.write(frame(RECORD.changeCipherSpec, Buffer.of(1)));
      this.#sealer = this.#handshake.keys.toClient;
      this.#raw.setTimeout(0);
    }
    const flight = answers.map((answer) => this.#sealed(RECORD.handshake, answer));
    this.#raw.write(Buffer.concat(flight));
  }
}
