import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

import { z } from 'zod';

/** The bases of the provider. */
const CLIENTS = ['markets', 'feed', 'ipo', 'content', 'assets'] as const;

export type Client = (typeof CLIENTS)[number];

/** What a base asks for, besides its address. */
export interface Credentials {
  /** A header of every call: its name and its secret value. */
  readonly header: { readonly name: string; readonly value: string } | null;
  /** A client certificate with its key, as PEM. */
  readonly certificate: {
    readonly cert: string;
    readonly key: string;
    readonly passphrase: string | undefined;
  } | null;
}

/** Variables that may stand in a file instead: `MARKETS_HEADER_VALUE_FILE` names it. */
const SECRET_NAMES = ['HEADER_VALUE', 'CLIENT_CERT', 'CLIENT_KEY', 'CLIENT_PASSPHRASE'] as const;

type SecretName = (typeof SECRET_NAMES)[number];

const variablesOf = (client: Client): readonly string[] =>
  ['HEADER_NAME', ...SECRET_NAMES.flatMap((name) => [name, `${name}_FILE`])].map(
    (name) => `${client.toUpperCase()}_${name}`,
  );

const NAMES = CLIENTS.flatMap(variablesOf);

/** The schemas of all variables with credentials. */
export const credentialVariables: Readonly<Record<string, z.ZodOptional<z.ZodString>>> =
  Object.fromEntries(NAMES.map((name) => [name, z.string().optional()]));

/** A variable that is not allowed; the message never has its value. */
class Refused extends Error {}

/** Headers that belong to the connection. */
const RESERVED =
  /^(host|connection|content-length|transfer-encoding|accept|accept-encoding|te|upgrade)$/i;
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const HEADER_VALUE = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/;

type Given = Readonly<Record<string, unknown>>;

/** A secret of its variable, or of the file that the variable with `_FILE` names. */
function secretOf(given: Given, variable: string): string | undefined {
  const [value, file] = [given[variable], given[`${variable}_FILE`]] as (string | undefined)[];
  if (value !== undefined && file !== undefined) {
    throw new Refused(`${variable}: is set, and so is ${variable}_FILE; only one of them may be.`);
  }
  if (file === undefined) return value;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Refused(`${variable}_FILE: must be the path of a readable file.`);
  }
}

function headerOf(name: string | undefined, value: string | undefined, prefix: string) {
  if (name === undefined && value === undefined) return null;
  if (name === undefined)
    throw new Refused(`${prefix}HEADER_NAME: must be set with a header’s value.`);
  if (!HEADER_NAME.test(name) || RESERVED.test(name)) {
    throw new Refused(`${prefix}HEADER_NAME: must be the name of a header, such as X-Api-Key.`);
  }
  if (value === undefined || !HEADER_VALUE.test(value)) {
    throw new Refused(
      `${prefix}HEADER_VALUE: must be set with a header’s name, and be one line of ASCII letters.`,
    );
  }
  return { name, value };
}

function certificateOf(secret: (name: SecretName) => string | undefined, prefix: string) {
  const [cert, key] = [secret('CLIENT_CERT'), secret('CLIENT_KEY')];
  const passphrase = secret('CLIENT_PASSPHRASE');
  if (cert === undefined && key === undefined && passphrase === undefined) return null;
  if (cert === undefined || key === undefined) {
    throw new Refused(`${prefix}CLIENT_CERT: and ${prefix}CLIENT_KEY must both be set.`);
  }
  try {
    createSecureContext({ cert, key, passphrase });
  } catch {
    throw new Refused(
      `${prefix}CLIENT_KEY: must be the PEM key of ${prefix}CLIENT_CERT, with ${prefix}CLIENT_PASSPHRASE if it is encrypted.`,
    );
  }
  return { cert, key, passphrase };
}

function credentialsOf(client: Client, given: Given): Credentials {
  const prefix = `${client.toUpperCase()}_`;
  const secret = (name: SecretName) => secretOf(given, prefix + name);
  const name = given[`${prefix}HEADER_NAME`] as string | undefined;
  return {
    header: headerOf(name, secret('HEADER_VALUE'), prefix),
    certificate: certificateOf(secret, prefix),
  };
}

/**
 * Reads the credentials of all bases.
 * @returns the credentials by base, or sentences about the variables that are not allowed
 */
export function readCredentials(given: Given): {
  readonly credentials: Readonly<Record<Client, Credentials>>;
  readonly refusals: readonly string[];
} {
  const refusals: string[] = [];
  const read = (client: Client): Credentials => {
    try {
      return credentialsOf(client, given);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refusals.push(error.message);
      return { header: null, certificate: null };
    }
  };
  const credentials = Object.fromEntries(CLIENTS.map((client) => [client, read(client)]));
  return { credentials: credentials as Record<Client, Credentials>, refusals };
}

/** What must never be printed: values of headers with their parts, keys and passphrases. */
export const secretsOf = (all: Readonly<Record<Client, Credentials>>): readonly string[] =>
  Object.values(all)
    .flatMap(({ header, certificate }) => [
      ...(header ? [header.value, ...header.value.split(/\s+/)] : []),
      ...(certificate ? [certificate.key, certificate.passphrase ?? ''] : []),
    ])
    .filter((secret) => secret.length >= 4)
    .sort((a, b) => b.length - a.length);
