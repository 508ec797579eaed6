import {
  createECDH,
  createHash,
  createPrivateKey,
  randomBytes,
  sign,
  timingSafeEqual,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import type { ServerCertificate } from '../certificates';
import {
  expand,
  GROUP,
  MESSAGE,
  message,
  parseClientHello,
  parseClientPoint,
  SIGNATURE,
  sized,
  SUITE,
  u16,
  u8,
} from './messages';
import { GcmDirection } from './records';

export interface Identity {
  readonly der: Buffer;
  readonly key: KeyObject;
}

export interface Keys {
  readonly fromClient: GcmDirection;
  readonly toClient: GcmDirection;
}

export function identityOf(certificate: ServerCertificate): Identity {
  return {
    der: new X509Certificate(certificate.cert).raw,
    key: createPrivateKey(certificate.key),
  };
}

/**
 * The server's half of a TLS 1.2 handshake (RFC 5246, RFC 8422) with one suite. Its ServerHello has
 * no extensions at all, hence no `renegotiation_info` (RFC 5746): the server that clients of
 * OpenSSL 3 refuse as "unsafe legacy renegotiation disabled". A message out of turn throws.
 */
export class ServerHandshake {
  readonly #identity: Identity;
  readonly #exchange = createECDH('prime256v1');
  readonly #serverRandom = randomBytes(32);
  readonly #transcript = createHash('sha256');
  #clientRandom: Buffer = Buffer.alloc(0);
  #master: Buffer = Buffer.alloc(0);
  #expected: number = MESSAGE.clientHello;
  /** Set once the client's key has come. */
  keys: Keys | null = null;

  constructor(identity: Identity) {
    this.#identity = identity;
  }

  /** Takes one whole message with its header, and returns the messages that answer it. */
  receive(whole: Buffer): Buffer[] {
    const type = whole.readUInt8(0);
    if (type !== this.#expected) throw new Error(`handshake message ${type} out of turn`);
    const body = whole.subarray(4);
    if (type === MESSAGE.finished) return [this.#finish(whole, body)];
    this.#transcript.update(whole);
    if (type === MESSAGE.clientHello) return this.#greet(body);
    this.#agree(body);
    return [];
  }

  #greet(body: Buffer): Buffer[] {
    const hello = parseClientHello(body);
    const fits =
      hello.version >= 0x0303 &&
      hello.suites.includes(SUITE) &&
      hello.groups.includes(GROUP) &&
      hello.signatures.includes(SIGNATURE);
    if (!fits) throw new Error('no version, suite, group or signature in common');
    this.#clientRandom = hello.random;
    const point = sized(1, this.#exchange.generateKeys());
    const parameters = Buffer.concat([u8(3), u16(GROUP), point]);
    const signed = Buffer.concat([hello.random, this.#serverRandom, parameters]);
    const signature = sized(2, sign('sha256', signed, this.#identity.key));
    const noSession = sized(1, Buffer.alloc(0));
    const answers = [
      message(MESSAGE.serverHello, u16(0x0303), this.#serverRandom, noSession, u16(SUITE), u8(0)),
      message(MESSAGE.certificate, sized(3, sized(3, this.#identity.der))),
      message(MESSAGE.serverKeyExchange, parameters, u16(SIGNATURE), signature),
      message(MESSAGE.serverHelloDone),
    ];
    for (const answer of answers) this.#transcript.update(answer);
    this.#expected = MESSAGE.clientKeyExchange;
    return answers;
  }

  #agree(body: Buffer): void {
    const shared = this.#exchange.computeSecret(parseClientPoint(body));
    const randoms = Buffer.concat([this.#clientRandom, this.#serverRandom]);
    this.#master = expand(shared, 'master secret', randoms, 48);
    const reversed = Buffer.concat([this.#serverRandom, this.#clientRandom]);
    const block = expand(this.#master, 'key expansion', reversed, 40);
    this.keys = {
      fromClient: new GcmDirection(block.subarray(0, 16), block.subarray(32, 36)),
      toClient: new GcmDirection(block.subarray(16, 32), block.subarray(36, 40)),
    };
    this.#expected = MESSAGE.finished;
  }

  #finish(whole: Buffer, body: Buffer): Buffer {
    const proof = (label: string) =>
      expand(this.#master, label, this.#transcript.copy().digest(), 12);
    const due = proof('client finished');
    if (body.length !== due.length || !timingSafeEqual(body, due)) throw new Error('false proof');
    this.#transcript.update(whole);
    this.#expected = -1;
    return message(MESSAGE.finished, proof('server finished'));
  }
}
