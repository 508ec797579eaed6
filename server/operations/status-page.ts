import { env } from '../../lib/env';
import { formatClock, formatCount, formatDate } from '../../lib/format';
import { cacheReads } from '../../lib/observability/cache-reads';
import { type CallRecord, callRecords } from '../../lib/observability/calls';
import { type CallName, CALLS } from '../../lib/provider/calls';
import { FILES_INTERVAL, TIERS } from '../../lib/provider/tiers';
import { escapeHtml } from '../../lib/tools/escape';

import { plainPage } from '../error-page';

const COLUMNS = ['Call', 'Answered by', 'Kept for', 'Last success', 'Age', 'Last failure', 'Tries'];
const NONE = '–';

const moment = (at: number): string => {
  const iso = new Date(at).toISOString();
  return `${formatDate(iso)}, ${formatClock(iso)}`;
};

/** A span of time in the largest unit that tells it well. @param ms its length */
export function ageInWords(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3_600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
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
  ];
}

function rowOf(cells: readonly string[]): string {
  const [head = '', ...rest] = cells.map(escapeHtml);
  return `<tr><th scope="row">${head}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** The page of what each call of the provider last gave, for those who run the site. */
export function statusPage(now: number): string {
  const names = Object.keys(CALLS) as CallName[];
  const { fresh, stale, miss } = cacheReads();
  const head = COLUMNS.map((column) => `<th scope="col">${column}</th>`).join('');
  const rows = names.map((name) => rowOf(cellsOf(name, callRecords().get(name), now))).join('');
  const caption = `Calls since ${moment(now - process.uptime() * 1000)}. A call that no page has wanted yet has no entries.`;
  return plainPage(
    'Status',
    `<p>Answers from the provider cache: ${formatCount(fresh)} fresh, ${formatCount(stale)} last good, ${formatCount(miss)} not at hand.</p><div class="scroll" tabindex="0" role="region" aria-label="Calls"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`,
  );
}
