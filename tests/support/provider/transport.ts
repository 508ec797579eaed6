import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import { createServer, type TlsOptions } from 'node:tls';
import { authorityPem, serverCertificate, type CertificateKind } from './certificates';

/**
 * What a client needs:
 * - `none`: plain HTTP.
 * - `modern`: TLS 1.2 or 1.3 as Node serves it; no option.
 * - `tls1.0`: nothing newer; `minVersion: 'TLSv1'` and `ciphers: 'DEFAULT@SECLEVEL=0'`.
 */
export type TlsMode = 'none' | 'modern' | 'tls1.0';

function tlsOptions(mode: 'modern' | 'tls1.0', kind: CertificateKind): TlsOptions {
  const { cert, key, weak } = serverCertificate(kind);
  const old = mode === 'tls1.0';
  return {
    cert,
    key,
    // OpenSSL's security level 0 permits what a client should reject.
    ...(old || weak ? { ciphers: 'DEFAULT@SECLEVEL=0' } : {}),
    ...(old ? { minVersion: 'TLSv1', maxVersion: 'TLSv1' } : {}),
    // TLS 1.3 cannot sign with 512 bits.
    ...(!old && kind === 'weak-key' ? { maxVersion: 'TLSv1.2' } : {}),
  };
}

/** Passes raw connections to the HTTP server, through TLS where the mode has it. */
export function transport(
  mode: TlsMode,
  kind: CertificateKind,
  http: HttpServer,
  asksForCertificate = false,
): (raw: Socket) => void {
  if (mode === 'none') return (raw) => http.emit('connection', raw);
  const asking = { requestCert: true, rejectUnauthorized: true, ca: authorityPem() };
  const options = { ...tlsOptions(mode, kind), ...(asksForCertificate ? asking : {}) };
  const server = createServer(options, (secure) => http.emit('connection', secure));
  // In many tests the client rejects the handshake.
  server.on('tlsClientError', () => {});
  return (raw) => server.emit('connection', raw);
}
