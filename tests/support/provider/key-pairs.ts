import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

export interface KeyPair {
  readonly publicKey: forge.pki.rsa.PublicKey;
  readonly privateKey: forge.pki.rsa.PrivateKey;
  readonly privatePem: string;
}

const made = new Map<string, unknown>();

/** Keys and certificates cost up to a second, so each is made once a process. */
export function once<Value>(name: string, make: () => Value): Value {
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as Value;
}

/** An RSA key by name. The library's own generation is plain JavaScript and far too slow. */
export function keyPair(name: string, bits: number): KeyPair {
  return once(`key ${name}`, () => {
    const pems = generateKeyPairSync('rsa', {
      modulusLength: bits,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    });
    return {
      publicKey: forge.pki.publicKeyFromPem(pems.publicKey),
      privateKey: forge.pki.privateKeyFromPem(pems.privateKey),
      privatePem: pems.privateKey,
    };
  });
}
