import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import { createServer, type TlsOptions } from 'node:tls';
import { serverCertificate, type CertificateKind } from './certificates';
import { identityOf } from './tls12/handshake';
import { Tls12Socket } from './tls12/socket';

export const TLS_MODES = ['none', 'modern', 'no-secure-renegotiation', 'tls1.0'] as const;

/**
 * What a client must bring:
 * - `none`: plain HTTP.
 * - `modern`: TLS 1.2 or 1.3 as Node serves it; no option.
 * - `no-secure-renegotiation`: TLS 1.2 without RFC 5746; `SSL_OP_LEGACY_SERVER_CONNECT`.
 * - `tls1.0`: nothing newer; `minVersion: 'TLSv1'` and `ciphers: 'DEFAULT@SECLEVEL=0'`.
 */
export type TlsMode = (typeof TLS_MODES)[number];

function tlsOptions(mode: 'modern' | 'tls1.0', kind: CertificateKind): TlsOptions {
  const { cert, key, weak } = serverCertificate(kind);
  const old = mode === 'tls1.0';
  return {
    cert,
    key,
    // Level 0 lets this server offer what a client is to refuse.
    ...(old || weak ? { ciphers: 'DEFAULT@SECLEVEL=0' } : {}),
    ...(old ? { minVersion: 'TLSv1', maxVersion: 'TLSv1' } : {}),
    // 512 bits are too few for the signatures of TLS 1.3.
    ...(!old && kind === 'weak-key' ? { maxVersion: 'TLSv1.2' } : {}),
  };
}

/** How a raw connection reaches the HTTP server: as it is, or unwrapped from TLS. */
export function transport(
  mode: TlsMode,
  kind: CertificateKind,
  http: HttpServer,
): (raw: Socket) => void {
  if (mode === 'none') return (raw) => http.emit('connection', raw);
  if (mode === 'no-secure-renegotiation') {
    const identity = identityOf(serverCertificate(kind));
    return (raw) => http.emit('connection', new Tls12Socket(raw, identity));
  }
  const server = createServer(tlsOptions(mode, kind), (secure) => http.emit('connection', secure));
  // A client that refuses this server is what many tests are about.
  server.on('tlsClientError', () => {});
  return (raw) => server.emit('connection', raw);
}
