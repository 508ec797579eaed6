import { constants } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import tls, { type DetailedPeerCertificate, type PeerCertificate } from 'node:tls';

import type { Credentials } from '@/lib/tools/credentials';
import type { Settings } from '@/lib/tools/env';

/** Smallest key sizes of a certificate in bits, checked where OpenSSL no longer does. */
const MIN_KEY_BITS = { rsa: 2048, ec: 224 };

function weakKeyIn(certificate: PeerCertificate): boolean {
  const seen = new Set<string>();
  for (
    let link = certificate as DetailedPeerCertificate | undefined;
    link && !seen.has(link.fingerprint256);
    link = link.issuerCertificate
  ) {
    seen.add(link.fingerprint256);
    const min = link.asn1Curve ? MIN_KEY_BITS.ec : MIN_KEY_BITS.rsa;
    if (link.bits !== undefined && link.bits < min) return true;
  }
  return false;
}

function checkHostAndKeys(host: string, certificate: PeerCertificate): Error | undefined {
  const wrongHost = tls.checkServerIdentity(host, certificate);
  if (wrongHost) return wrongHost;
  if (!weakKeyIn(certificate)) return undefined;
  return Object.assign(new Error('a key in the certificate chain is too short'), {
    code: 'ERR_PROVIDER_CERTIFICATE_KEY',
  });
}

/**
 * What each value of `PROVIDER_TLS` relaxes. Server certificates are verified with all of them.
 * Old protocols need OpenSSL's security level 0, which would also accept short keys; so their
 * size is checked here.
 */
const RELAXED: Readonly<Record<Settings['providerTls'], https.AgentOptions>> = {
  modern: {},
  'legacy-renegotiation': { secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT },
  'tls1.0': {
    secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT,
    minVersion: 'TLSv1',
    ciphers: 'DEFAULT@SECLEVEL=0',
    checkServerIdentity: checkHostAndKeys,
  },
};

const POOL = { keepAlive: true, maxSockets: 32, maxFreeSockets: 8 } as const;

interface Agents {
  readonly httpAgent: http.Agent;
  readonly httpsAgent: https.Agent;
}

/**
 * The agents for one of the provider's hosts only.
 * @param certificate with which the site authenticates
 */
export function createAgents(
  settings: Pick<Settings, 'providerTls' | 'providerAuthorities'>,
  certificate: Credentials['certificate'] = null,
): Agents {
  return {
    httpAgent: new http.Agent(POOL),
    httpsAgent: new https.Agent({
      ...POOL,
      ...RELAXED[settings.providerTls],
      ...certificate,
      ...(settings.providerAuthorities
        ? { ca: [...tls.rootCertificates, settings.providerAuthorities] }
        : {}),
    }),
  };
}
