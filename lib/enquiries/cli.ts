import { parseArgs } from 'node:util';

import nextEnv from '@next/env';

import { env, SettingsError } from '@/lib/tools/env';
import { log } from '@/lib/tools/log';

import { eraseExpired } from './erasure';
import { toCsv, toJson } from './export';
import { type EnquiryStore, openStore, PACE, type Selection } from './store';
import { ENQUIRY_KINDS, isEnquiryKind } from './kinds';

const USAGE = `Usage: npm run enquiries -- <command>
  export [--since DATE] [--kind KIND] [--format csv|json] [--all] [--mark]
          prints the enquiries that wait; --all adds those delivered and not yet purged,
          --mark counts the printed ones as handed over (only without a webhook)
  pending prints how many wait
  withdrawn [--mark]
          prints the references of those that were handed over and withdrawn since, which the
          receiver has not been notified of; --mark counts them as notified
  purge   erases now what was delivered more than ENQUIRY_RETENTION_DAYS ago, and what
          came more than ENQUIRY_UNDELIVERED_DAYS ago and was never delivered, which is
          saved in DATA_DIR/undelivered first; refused until the clock has agreed with
          the running site for a day
  confirm-clock
          says that the clock is right after a jump; a day later the site erases again
KIND is one of: ${ENQUIRY_KINDS.join(', ')}. DATE is a day in India, such as 2026-11-20.
With npm, add --silent before -- to keep its own lines out of a file.`;

/** A command that can't be executed; the message says why. */
class UsageError extends Error {
  override name = 'UsageError';
}

interface Options {
  readonly since?: string;
  readonly kind?: string;
  readonly format?: string;
  readonly all?: boolean;
  readonly mark?: boolean;
}

function selectionOf({ since, kind, all }: Options): Selection {
  const day = since === undefined ? undefined : new Date(`${since}T00:00:00+05:30`);
  if (day && (!/^\d{4}-\d\d-\d\d$/.test(since ?? '') || Number.isNaN(day.getTime()))) {
    throw new UsageError(`--since ${since} is no day; write it like 2026-11-20.`);
  }
  if (kind !== undefined && !isEnquiryKind(kind)) {
    throw new UsageError(
      `--kind ${kind} is unknown; it must be one of ${ENQUIRY_KINDS.join(', ')}.`,
    );
  }
  return { since: day, kind, all };
}

/** Resolves when all is written, so that nothing is marked that did not get through the pipe. */
function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** @throws UsageError where marking is left to the webhook */
function refuseMark({ mark }: Options): void {
  if (!mark || !env().enquiries.webhookUrl) return;
  throw new UsageError(
    '--mark is refused: ENQUIRY_WEBHOOK_URL is set, so an enquiry counts as delivered once the webhook has taken it.',
  );
}

async function printWithdrawn(store: EnquiryStore, options: Options): Promise<void> {
  refuseMark(options);
  const withdrawals = await store.withdrawals();
  await print(
    withdrawals.map(({ reference, withdrawnAt }) => `${reference} ${withdrawnAt}\n`).join(''),
  );
  if (options.mark) {
    await store.handOverWithdrawals(withdrawals.map(({ reference }) => reference));
  }
}

async function exportFrom(store: EnquiryStore, options: Options): Promise<void> {
  const { format = 'csv', mark } = options;
  if (format !== 'csv' && format !== 'json') {
    throw new UsageError(`--format ${format} is unknown; it must be csv or json.`);
  }
  refuseMark(options);
  const enquiries = await store.list(selectionOf(options));
  await print(format === 'csv' ? toCsv(enquiries) : toJson(enquiries));
  if (mark) await store.handOver(enquiries.map(({ reference }) => reference));
}

async function purge(store: EnquiryStore): Promise<void> {
  const purged = await eraseExpired(store);
  if (!purged) {
    throw new UsageError(
      'Nothing is erased: the clock has not agreed with the running site for a day. /status says since when.',
    );
  }
  const erased = purged.delivered + purged.withdrawn;
  await print(`${erased} erased, and ${purged.undelivered} that were never delivered\n`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      kind: { type: 'string' },
      format: { type: 'string' },
      all: { type: 'boolean' },
      mark: { type: 'boolean' },
    },
  });
  const [command, ...others] = positionals;
  const commands: Readonly<Record<string, (store: EnquiryStore) => Promise<void>>> = {
    export: (store) => exportFrom(store, values),
    withdrawn: (store) => printWithdrawn(store, values),
    pending: async (store) => print(`${await store.pending()}\n`),
    purge,
    'confirm-clock': (store) => store.setClockReadings(null),
  };
  const run = command && Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run || others.length > 0) throw new UsageError(USAGE);
  // Standard output is what the command prints.
  log.level = 'silent';
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  const store = await openStore(PACE);
  try {
    await run(store);
  } finally {
    await store.close();
  }
}

main().catch((error: Error) => {
  const isOwn = error instanceof UsageError || error instanceof SettingsError;
  const isArgument = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  process.stderr.write(
    `${isOwn ? error.message : isArgument ? `${error.message}\n${USAGE}` : `The enquiries could not be read: ${error.message}`}\n`,
  );
  process.exitCode = 1;
});
