import { readFileSync } from 'node:fs';
import { hostname as machineName } from 'node:os';
import path from 'node:path';

import { z } from 'zod';

import { type Client, credentialVariables, readCredentials, secretsOf } from './credentials';

/**
 * All environment variables of the site, validated once when the server starts. No other module reads
 * the environment, and no value is inlined at build: one build serves any configuration.
 */

type Variables = Readonly<Record<string, string | undefined>>;

/** An invalid variable; the message names it, its value and the allowed values. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}

function isSecureOrLoopback(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}

function expected(allowed: string) {
  return { message: allowed };
}

const base = z
  .string()
  .refine((value) => {
    const url = parseUrl(value);
    return (
      url !== null &&
      isSecureOrLoopback(url) &&
      !url.username &&
      !url.password &&
      !url.search &&
      !url.hash &&
      !value.endsWith('/')
    );
  }, expected('an https address without a trailing slash, such as https://markets.example.in (http is allowed for loopback hosts only)'))
  .optional();

const origin = z
  .string()
  .refine((value) => {
    const url = parseUrl(value);
    return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
  }, expected('an origin such as https://www.example.in, without a path or trailing slash'))
  .optional();

function isSecureAddress(value: string): boolean {
  const url = parseUrl(value);
  return url !== null && isSecureOrLoopback(url);
}

const secureAddress = z
  .string()
  .refine(isSecureAddress, expected('an https address (http is allowed for loopback hosts only)'))
  .optional();

/** The public address of the translation widget, which needs no account. */
const PUBLIC_WIDGET = 'https://translate.google.com/translate_a/element.js';

const widget = z
  .string()
  .refine(
    (value) => value === 'off' || isSecureAddress(value),
    expected('off, or an https address (http is allowed for loopback hosts only)'),
  )
  .default(PUBLIC_WIDGET)
  .transform((value) => (value === 'off' ? null : value));

const flag = (byDefault: 'on' | 'off') =>
  z
    .enum(['on', 'off'], expected('on or off'))
    .default(byDefault)
    .transform((value) => value === 'on');

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
      expected(`a whole number from ${least} to ${most}`),
    )
    .transform(Number);

const certificates = z
  .string()
  .transform((file, context) => {
    try {
      const pem = readFileSync(file, 'utf8');
      if (pem.includes('-----BEGIN CERTIFICATE-----')) return pem;
    } catch {
      // Reported below like a file without a certificate.
    }
    context.addIssue({
      code: 'custom',
      message: 'the path of a readable PEM file of certificates',
    });
    return z.NEVER;
  })
  .optional();

/** The last days of the quarters for which small savings rates are set. */
const QUARTER_ENDS = /-(03-31|06-30|09-30|12-31)$/;
const SAVINGS_ORDER =
  /^(\d{4}-\d\d-\d\d) (\d{4}-\d\d-\d\d) ppf=(\d\d?(?:\.\d\d?)?) ssy=(\d\d?(?:\.\d\d?)?) rd=(\d\d?(?:\.\d\d?)?)$/;
/** The highest rate that the calculators take, in per cent. */
const HIGHEST_RATE = 15;

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** An order on small savings rates: its day, the last day of its quarter, and the rates in per cent. */
const savingsOrder = z
  .string()
  .transform((text, context) => {
    const [, on = '', until = '', ...texts] = SAVINGS_ORDER.exec(text) ?? [];
    const [ppf = NaN, ssy = NaN, rd = NaN] = texts.map(Number);
    const areDays = isDay(on) && isDay(until) && on <= until && QUARTER_ENDS.test(until);
    if (areDays && [ppf, ssy, rd].every((rate) => rate <= HIGHEST_RATE)) {
      return { on, until, rates: { ppf, ssy, rd } };
    }
    context.addIssue({
      code: 'custom',
      message: `the day of an order, the last day of its quarter and three rates of at most ${HIGHEST_RATE} per cent, such as "2026-09-30 2026-12-31 ppf=7.1 ssy=8.2 rd=6.7"`,
    });
    return z.NEVER;
  })
  .optional();

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const schema = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOSTNAME: z.string().optional(),
  SITE_URL: origin,
  MARKETS_BASE_URL: base,
  FEED_BASE_URL: base,
  IPO_BASE_URL: base,
  CONTENT_BASE_URL: base,
  ASSETS_BASE_URL: base,
  ...credentialVariables,
  PROVIDER_CA_FILE: certificates,
  PROVIDER_TLS: z
    .enum(
      ['legacy-renegotiation', 'tls1.0', 'modern'],
      expected('legacy-renegotiation, tls1.0 or modern'),
    )
    .default('legacy-renegotiation'),
  EXCHANGE_FILES_DIR: z.string().optional(),
  EXCHANGE_DATABASE_DIR: z.string().optional(),
  EXCHANGE_IMPORT: flag('on'),
  HASHED_FILES_DIR: z.string().optional(),
  FLAG_NEW_LAYOUT: flag('on'),
  FLAG_NEW_HOME: flag('on'),
  FLAG_STRUCTURED_DATA: flag('on'),
  FLAG_VIDEO_STREAMING: flag('off'),
  FLAG_DIY_JOURNEY: flag('off'),
  FLAG_OFFLINE: flag('on'),
  SMALL_SAVINGS_RATES: savingsOrder,
  SEARCH_FIELDS: z.enum(['all', 'name'], expected('all or name')).default('all'),
  CACHE_DIR: z.string().default('.cache'),
  REDIS_URL: z
    .string()
    .refine(
      (value) => /^rediss?:$/.test(parseUrl(value)?.protocol ?? ''),
      expected('an address such as redis://127.0.0.1:6379 or rediss://…'),
    )
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => /^postgres(ql)?:$/.test(parseUrl(value)?.protocol ?? ''),
      expected('an address such as postgres://user@host/database'),
    )
    .optional(),
  DATA_DIR: z.string().default('.data'),
  ENQUIRY_WEBHOOK_URL: secureAddress,
  ENQUIRY_WEBHOOK_SECRET: z.string().optional(),
  ENQUIRY_RATE: wholeNumber(1, 1_000_000).default(10),
  ENQUIRY_HOURLY_LIMIT: wholeNumber(1, 1_000_000).default(2_000),
  // Rule 8(3) of the Digital Personal Data Protection Rules, 2025 asks for at least one year.
  ENQUIRY_RETENTION_DAYS: wholeNumber(1, 36_500).default(365),
  ENQUIRY_UNDELIVERED_DAYS: wholeNumber(1, 36_500).default(365),
  RENDERERS: wholeNumber(1, 16).default(1),
  // The site sets it for each of its renderers.
  RENDERER: wholeNumber(1, 16).optional(),
  TRANSLATE_WIDGET_URL: widget,
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  STATUS_TOKEN: z.string().min(16, expected('a secret of at least 16 characters')).optional(),
  LOG_LEVEL: z.enum(LEVELS, expected(LEVELS.join(', '))).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(
      (value) => /^https?:$/.test(parseUrl(value)?.protocol ?? ''),
      expected('an address such as http://127.0.0.1:4318'),
    )
    .optional(),
});

/** Variables that may contain a secret: errors do not print their values. */
const SECRETS = new Set([
  'ENQUIRY_WEBHOOK_SECRET',
  'STATUS_TOKEN',
  'DATABASE_URL',
  'REDIS_URL',
  ...Object.keys(credentialVariables),
]);

export type { Client };

/** The given variables as values. @throws SettingsError */
function validated(variables: Variables) {
  const given = Object.fromEntries(
    Object.entries(variables)
      .filter(([name, value]) => name in schema.shape && value?.trim())
      .map(([name, value]) => [name, value?.trim()]),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(({ path: [name], message }) => {
    const value = SECRETS.has(String(name)) ? 'its value' : `"${given[String(name)]}"`;
    return `${String(name)}: ${value} is not allowed; it must be ${message}.`;
  });
  throw new SettingsError([...new Set(sentences)].join('\n'));
}

/** The credentials of all bases. @throws SettingsError */
function validCredentials(known: ReturnType<typeof validated>) {
  const { credentials, refusals } = readCredentials(known);
  if (refusals.length > 0) throw new SettingsError(refusals.join('\n'));
  return credentials;
}

/**
 * Validates all variables; a blank one counts as unset.
 * @throws SettingsError naming every invalid variable, its value and the allowed values
 */
export function readSettings(variables: Variables) {
  const known = validated(variables);
  if (known.ENQUIRY_WEBHOOK_URL && !known.ENQUIRY_WEBHOOK_SECRET) {
    throw new SettingsError(
      'ENQUIRY_WEBHOOK_SECRET: is not set; it must be the key that signs what is sent to ENQUIRY_WEBHOOK_URL.',
    );
  }
  const credentials = validCredentials(known);
  return {
    port: known.PORT,
    // Shells and containers set HOSTNAME to the machine's name; that does not mean to listen on it.
    hostname: known.HOSTNAME && known.HOSTNAME !== machineName() ? known.HOSTNAME : null,
    siteUrl: known.SITE_URL ?? `http://localhost:${known.PORT}`,
    bases: {
      markets: known.MARKETS_BASE_URL ?? null,
      feed: known.FEED_BASE_URL ?? null,
      ipo: known.IPO_BASE_URL ?? null,
      content: known.CONTENT_BASE_URL ?? null,
      assets: known.ASSETS_BASE_URL ?? null,
    } satisfies Record<Client, string | null>,
    credentials,
    /** What no log, page or message may have of them. */
    providerSecrets: secretsOf(credentials),
    providerAuthorities: known.PROVIDER_CA_FILE ?? null,
    providerTls: known.PROVIDER_TLS,
    exchangeFilesDir: known.EXCHANGE_FILES_DIR ? path.resolve(known.EXCHANGE_FILES_DIR) : null,
    exchangeDatabaseDir: path.resolve(
      known.EXCHANGE_DATABASE_DIR ?? path.join(known.CACHE_DIR, 'exchange'),
    ),
    /** Whether this instance reads the exchange files, or another process does. */
    importsExchangeFiles: known.EXCHANGE_IMPORT,
    hashedFilesDir: known.HASHED_FILES_DIR ? path.resolve(known.HASHED_FILES_DIR) : null,
    flags: {
      newLayout: known.FLAG_NEW_LAYOUT,
      newHome: known.FLAG_NEW_HOME,
      structuredData: known.FLAG_STRUCTURED_DATA,
      videoStreaming: known.FLAG_VIDEO_STREAMING,
      diyJourney: known.FLAG_DIY_JOURNEY,
      offline: known.FLAG_OFFLINE,
    },
    savingsOrder: known.SMALL_SAVINGS_RATES ?? null,
    searchFields: known.SEARCH_FIELDS,
    cacheDir: path.resolve(known.CACHE_DIR),
    redisUrl: known.REDIS_URL ?? null,
    databaseUrl: known.DATABASE_URL ?? null,
    dataDir: path.resolve(known.DATA_DIR),
    enquiries: {
      webhookUrl: known.ENQUIRY_WEBHOOK_URL ?? null,
      webhookSecret: known.ENQUIRY_WEBHOOK_SECRET ?? null,
      ratePerMinute: known.ENQUIRY_RATE,
      hourlyLimit: known.ENQUIRY_HOURLY_LIMIT,
      retentionDays: known.ENQUIRY_RETENTION_DAYS,
      undeliveredDays: known.ENQUIRY_UNDELIVERED_DAYS,
    },
    /** Address of the translation widget's script; `null` where translation is off. */
    translateWidgetUrl: known.TRANSLATE_WIDGET_URL,
    renderers: known.RENDERERS,
    /** The number of this renderer; `null` in any other process. */
    renderer: known.RENDERER ?? null,
    trustedProxies: known.TRUST_PROXY,
    statusToken: known.STATUS_TOKEN ?? null,
    logLevel: known.LOG_LEVEL,
    tracesEndpoint: known.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  } as const;
}

/** The variables of a renderer: those of this process, and its number. */
export const rendererVariables = (number: number) => ({
  ...process.env,
  RENDERER: String(number),
});

export type Settings = ReturnType<typeof readSettings>;

/** The names of all variables that an operator may set; a test compares them with the documentation. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(schema.omit({ RENDERER: true }).shape);

let settings: Settings | undefined;

/** The settings of this process, read once. */
export function env(): Settings {
  settings ??= readSettings(process.env);
  return settings;
}
