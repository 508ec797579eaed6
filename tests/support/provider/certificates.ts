import { createHash, createPrivateKey, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import forge from 'node-forge';
import { keyPair, once, type KeyPair } from './key-pairs';

/**
 * `weak-key` has 512 bits, `weak-key-1024` 1,024 bits; `sha1` is valid except for its SHA-1 signature;
 * `unknown-authority` is valid except for its issuer, which `authorityPem` does not contain.
 */
export type CertificateKind =
  | 'good'
  | 'expired'
  | 'self-signed'
  | 'wrong-name'
  | 'weak-key'
  | 'weak-key-1024'
  | 'sha1'
  | 'unknown-authority';

export interface ServerCertificate {
  readonly cert: string;
  readonly key: string;
  /** Whether OpenSSL serves the certificate at security level 0 only. */
  readonly weak: boolean;
}

interface Authority {
  readonly pair: KeyPair;
  readonly subject: forge.pki.CertificateField[];
  readonly keyId: string;
  readonly pem: string;
}

const DAY = 86_400_000;

function blank(pair: KeyPair, commonName: string, from: number, to: number): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = pair.publicKey;
  // A leading 01 makes the serial number positive.
  certificate.serialNumber = `01${randomBytes(8).toString('hex')}`;
  certificate.validity.notBefore = new Date(Date.now() + from * DAY);
  certificate.validity.notAfter = new Date(Date.now() + to * DAY);
  certificate.setSubject([{ name: 'commonName', value: commonName }]);
  return certificate;
}

function authority(name: string): Authority {
  return once(`authority ${name}`, () => {
    const pair = keyPair(name, 2048);
    const certificate = blank(pair, `Test authority ${name}`, -90, 90);
    const subject = certificate.subject.attributes;
    certificate.setIssuer(subject);
    certificate.setExtensions([
      { name: 'basicConstraints', critical: true, cA: true },
      { name: 'keyUsage', critical: true, keyCertSign: true, cRLSign: true },
      { name: 'subjectKeyIdentifier' },
    ]);
    certificate.sign(pair.privateKey, forge.md.sha256.create());
    const keyId = certificate.generateSubjectKeyIdentifier().getBytes();
    return { pair, subject, keyId, pem: forge.pki.certificateToPem(certificate) };
  });
}

function make(kind: CertificateKind): ServerCertificate {
  const bits = kind === 'weak-key' ? 512 : kind === 'weak-key-1024' ? 1024 : 2048;
  const pair = keyPair(`server ${bits}`, bits);
  const issuer = authority(kind === 'unknown-authority' ? 'unknown' : 'known');
  const ownIssuer = kind === 'self-signed';
  const [from, to] = kind === 'expired' ? [-60, -1] : [-1, 60];
  const certificate = blank(pair, `Test provider ${kind}`, from, to);
  certificate.setIssuer(ownIssuer ? certificate.subject.attributes : issuer.subject);
  const here = [
    { type: 7, ip: '127.0.0.1' },
    { type: 2, value: 'localhost' },
  ];
  const elsewhere = [{ type: 2, value: 'elsewhere.example.in' }];
  certificate.setExtensions([
    { name: 'basicConstraints', critical: true, cA: false },
    { name: 'keyUsage', critical: true, digitalSignature: true, keyEncipherment: true },
    { name: 'extKeyUsage', serverAuth: true },
    { name: 'subjectAltName', altNames: kind === 'wrong-name' ? elsewhere : here },
    { name: 'subjectKeyIdentifier' },
    ...(ownIssuer ? [] : [{ name: 'authorityKeyIdentifier', keyIdentifier: issuer.keyId }]),
  ]);
  const digest = kind === 'sha1' ? forge.md.sha1.create() : forge.md.sha256.create();
  certificate.sign(ownIssuer ? pair.privateKey : issuer.pair.privateKey, digest);
  return {
    cert: forge.pki.certificateToPem(certificate),
    key: pair.privatePem,
    weak: bits < 2048 || kind === 'sha1',
  };
}

/** The certificate and key of a kind, made on first use and the same for the whole process. */
export function serverCertificate(kind: CertificateKind): ServerCertificate {
  return once(`certificate ${kind}`, () => make(kind));
}

/** A client's certificate of the test authority, with its key, plain and encrypted. */
export function clientCertificate(name: string, passphrase: string) {
  return once(`client ${name} ${passphrase}`, () => {
    const pair = keyPair(`client ${name}`, 2048);
    const issuer = authority('known');
    const certificate = blank(pair, name, -1, 60);
    certificate.setIssuer(issuer.subject);
    certificate.setExtensions([
      { name: 'basicConstraints', critical: true, cA: false },
      { name: 'keyUsage', critical: true, digitalSignature: true },
      { name: 'extKeyUsage', clientAuth: true },
      { name: 'authorityKeyIdentifier', keyIdentifier: issuer.keyId },
    ]);
    certificate.sign(issuer.pair.privateKey, forge.md.sha256.create());
    const encryptedKey = createPrivateKey(pair.privatePem).export({
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase,
    });
    const cert = forge.pki.certificateToPem(certificate);
    return { cert, key: pair.privatePem, encryptedKey: String(encryptedKey) };
  });
}

/** The PEM of the private authority behind every kind but `self-signed` and `unknown-authority`. */
export function authorityPem(): string {
  return authority('known').pem;
}

/**
 * Writes the authority into a folder, made if it is missing, and returns the file's path: the value
 * for `PROVIDER_CA_FILE`. The name carries a fingerprint, so that two processes can share a folder.
 */
export function writeAuthority(dir: string): string {
  const pem = authorityPem();
  const fingerprint = createHash('sha256').update(pem).digest('hex').slice(0, 12);
  const file = join(dir, `authority-${fingerprint}.pem`);
  mkdirSync(dir, { recursive: true });
  writeFileSync(file, pem);
  return file;
}
