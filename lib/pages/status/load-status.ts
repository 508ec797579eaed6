import { env } from '@/lib/tools/env';
import { formatCount } from '@/lib/tools/format';
import { failedWrites, WRITES } from '@/lib/observability/writes';
import { cacheReads } from '@/lib/observability/cache-reads';
import { type CallRecord, callRecords } from '@/lib/observability/calls';
import { type CallName, CALLS } from '@/lib/provider/calls';
import { loadedFolders } from '@/lib/provider/embedded/exchange/load-folder';
import { FILES_INTERVAL, TIERS } from '@/lib/provider/tiers';
import { ageInWords, moment, NONE, statusTable } from '@/lib/tools/status-table';
import { isSettled } from '@/lib/enquiries/erasure/clock';
import { enquiryClock } from '@/lib/enquiries/service';
import { emptySearches } from '@/lib/search/empty-searches';

import { filesTable } from './files-table';

const SEARCH_SCOPE =
  'In the last seven days, since the start of this process, of this process alone. The same address counts once a minute, and what the box finds in the browser is not counted.';

/** What visitors looked for without finding it, as counts. */
export function searchesTable(now: number): string {
  const rows = emptySearches(new Date(now)).map(({ query, times }) => [query, formatCount(times)]);
  if (rows.length === 0) return `<p>No search found nothing five times. ${SEARCH_SCOPE}</p>`;
  return statusTable({
    label: 'Searches without a result',
    caption: `Searches that found nothing, five times or more. ${SEARCH_SCOPE} # is a digit.`,
    columns: ['Search', 'Times'],
    rows,
  });
}

/** Whether enquiries past their retention are erased, and if not, why. */
async function erasureSentence(): Promise<string> {
  const readings = await enquiryClock().catch(() => null);
  if (!readings) return 'The clock has not been read for the erasure of enquiries yet.';
  const { agreedSince, jumpMs } = readings;
  if (jumpMs !== 0) {
    const way = jumpMs > 0 ? 'ahead of' : 'behind';
    return `No enquiry is erased: the clock is ${ageInWords(Math.abs(jumpMs))} ${way} the time that the site counted. Set it right, or confirm it with npm run enquiries -- confirm-clock.`;
  }
  const since = `the clock has agreed with the time that the site counted since ${moment(agreedSince)}`;
  return isSettled(readings)
    ? `Enquiries past their retention are erased; ${since}.`
    : `No enquiry is erased until a day has passed: ${since}.`;
}

const COLUMNS = [
  'Call',
  'Answered by',
  'Kept for',
  'Last success',
  'Age',
  'Last failure',
  'Tries',
  'What does not fit',
];

/** The last failure's detail while the call fails, else the dropped parts of the last answer. */
function misfits(record: CallRecord | undefined): string {
  if (!record) return NONE;
  const { lastFailure, lastSuccess, leftOut } = record;
  const isFailing = lastFailure !== null && lastFailure.at > (lastSuccess ?? 0);
  return (isFailing ? lastFailure.detail : leftOut.join('; ')) || NONE;
}

function cellsOf(name: CallName, record: CallRecord | undefined, now: number): readonly string[] {
  const { client, tier } = CALLS[name];
  const isEmbedded = env().bases[client] === null;
  const failure = record?.lastFailure ?? null;
  const success = record?.lastSuccess ?? null;
  return [
    name,
    isEmbedded ? `embedded (${client})` : `provider (${client})`,
    isEmbedded ? `${FILES_INTERVAL} s, files` : `${TIERS[tier]} s, ${tier}`,
    success === null ? NONE : moment(success),
    success === null ? NONE : ageInWords(now - success),
    failure === null ? NONE : `${failure.reason}, ${ageInWords(now - failure.at)} ago`,
    formatCount(record?.attempts ?? 0),
    misfits(record),
  ];
}

/** What could not be written, and why; nothing while all writes succeed. */
function writesTable(): string {
  const failed = failedWrites();
  if (failed.length === 0) return '';
  return statusTable({
    label: 'Writes that fail',
    caption: 'What could not be written last; it is tried again',
    columns: ['What', 'Reason'],
    rows: failed.map(([what, why]) => [WRITES[what], why]),
  });
}

/** The last result of each provider call in this process, as markup for operators. */
export async function loadStatus(now: number): Promise<string> {
  const names = Object.keys(CALLS) as CallName[];
  const { fresh, stale, miss } = cacheReads();
  const calls = statusTable({
    label: 'Calls',
    caption: `Calls since ${moment(now - process.uptime() * 1000)}. A call that no page has wanted yet has no entries.`,
    columns: COLUMNS,
    rows: names.map((name) => cellsOf(name, callRecords().get(name), now)),
  });
  const files = (await loadedFolders()).map(filesTable).join('');
  const erasure = await erasureSentence();
  return `${writesTable()}<p>${erasure}</p><p>Answers from the provider cache: ${formatCount(fresh)} fresh, ${formatCount(stale)} last good, ${formatCount(miss)} not at hand.</p>${calls}${files}${searchesTable(now)}`;
}
