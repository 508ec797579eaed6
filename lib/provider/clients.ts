/** The HTTP clients by which the site reaches its data provider. */
import axios, { type AxiosInstance } from 'axios';

import { type Client, env } from '@/lib/tools/env';
import { singleton } from '@/lib/tools/singleton';

import { createAgents } from './transport/agent';

/** Largest body, in bytes, decompressed. */
const BODY_LIMIT = 8 * 1024 * 1024;

/** Where a client of the provider's calls, and how. */
export interface ProviderClient {
  /** The origin, with a path or without; `null` if the embedded provider answers. */
  readonly base: string | null;
  /** The path between the base and a call's path. */
  readonly prefix: string;
  /** One instance per process, created at the first call, with agents that support old servers. */
  readonly http: AxiosInstance;
}

/** Each client has its own agents: its certificate is sent only to its base. */
function createHttp(name: Client, baseURL: string): AxiosInstance {
  const { header, certificate } = env().credentials[name];
  return axios.create({
    ...createAgents(env(), certificate),
    baseURL,
    proxy: false,
    maxRedirects: 0,
    maxContentLength: BODY_LIMIT,
    validateStatus: () => true,
    headers: { accept: 'application/json', ...(header && { [header.name]: header.value }) },
  });
}

const clientOf = (name: Client, prefix: string): ProviderClient => ({
  prefix,
  get base() {
    return env().bases[name];
  },
  get http() {
    const { base } = this;
    if (base === null) throw new Error(`the client ${name} has no base URL`);
    return singleton(`client ${name}`, () => createHttp(name, base + prefix));
  },
});

/** The web API on the provider's markets host. @public */
export const markets = clientOf('markets', '/api/web/');
/** The market data feed. */
export const feed = clientOf('feed', '/api/');
/** The IPO messaging API. @public */
export const ipo = clientOf('ipo', '/api/');
/** Menus, companies, publications and other content. @public */
export const content = clientOf('content', '/');
/** Files that records of the other clients refer to. */
export const assets = clientOf('assets', '/');

/** All clients by the names that the calls use. */
export const clients: Readonly<Record<Client, ProviderClient>> = {
  markets,
  feed,
  ipo,
  content,
  assets,
};
