import { get as getPlain } from 'node:http';
import { Agent, get as getSecure, type AgentOptions } from 'node:https';
import { authorityPem } from './certificates';

export interface Outcome {
  /** Missing where no response head arrived. */
  readonly status?: number;
  readonly type?: string;
  readonly encoding?: string;
  readonly location?: string;
  readonly body: Buffer;
  /** The error's code and message, where the response did not complete. */
  readonly error?: string;
}

/**
 * Fetches an address over a new connection; trusts the test authority only, does not follow redirects
 * or decompress. Always resolves; `timeout` in ms.
 */
export function fetchRaw(url: string, tls: AgentOptions = {}, timeout = 5_000): Promise<Outcome> {
  const secure = url.startsWith('https:');
  const agent = new Agent({ ca: authorityPem(), ...tls, keepAlive: false });
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let head: Omit<Outcome, 'body' | 'error'> = {};
    const finish = (error?: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      agent.destroy();
      const failure = error ? { error: `${error.code ?? ''} ${error.message}` } : {};
      resolve({ ...head, body: Buffer.concat(parts), ...failure });
    };
    const request = (secure ? getSecure : getPlain)(
      url,
      secure ? { agent } : { agent: false },
      (response) => {
        const { 'content-type': type, 'content-encoding': encoding, location } = response.headers;
        head = {
          ...(response.statusCode === undefined ? {} : { status: response.statusCode }),
          ...(type === undefined ? {} : { type }),
          ...(encoding === undefined ? {} : { encoding }),
          ...(location === undefined ? {} : { location }),
        };
        response.on('data', (chunk: Buffer) => parts.push(chunk));
        response.on('end', () => finish());
        response.on('error', finish);
      },
    );
    request.on('error', finish);
    const timer = setTimeout(() => request.destroy(new Error('timed out')), timeout);
  });
}
