/** Counts page views and forms in aggregate: no cookie, no identifier, no address, no name of a browser. */
import { createHash } from 'node:crypto';

import { ENQUIRIES, ENQUIRY_KINDS, isEnquiryKind } from '@/lib/enquiries/kinds';
import { isProgram, sourceOf } from '@/lib/domain/visit/classes';
import { pageOf } from '@/lib/pages';
import { patternOf } from '@/lib/pages/page-patterns';
import { isFilePath } from '@/lib/tools/file-path';
import { log } from '@/lib/tools/log';
import { logSeldom } from '@/lib/tools/log-seldom';
import { indianClock } from '@/lib/tools/time';

import type { RequestContext } from '../request-context';
import { createVisitStore, type DayCounts } from './store';

/** Ms between two writes; what was counted since the last one is lost where the process is killed. */
const WRITE_MS = 30_000;

const KIND_OF_PAGE: ReadonlyMap<string, string> = new Map(
  ENQUIRY_KINDS.map((kind) => [ENQUIRIES[kind].path, kind]),
);
const API = '/api/enquiries/';

type Counted = Pick<RequestContext, 'method' | 'path'> & {
  readonly request: Pick<RequestContext['request'], 'headers'>;
};

/** Whether a browser asks for a whole page to show it: not a part of one, a copy or a guess. */
function isDocument({ headers }: Counted['request']): boolean {
  const destination = headers['sec-fetch-dest'];
  return (
    headers.rsc === undefined &&
    (destination === undefined || destination === 'document') &&
    headers['sec-purpose'] === undefined &&
    headers.purpose === undefined
  );
}

/** The type of the page at an address; `null` for a file and for what is no page. */
const typeOf = (path: string): string | null =>
  isFilePath(path) ? null : ((pageOf(path) ?? patternOf(path))?.type ?? null);

/** The kind of form that a POST has sent and the site has taken. */
function sentKind({ path }: Counted, status: number): string | null {
  if (path.startsWith(API)) {
    const kind = path.slice(API.length);
    return status === 201 && isEnquiryKind(kind) ? kind : null;
  }
  // A form without JavaScript is redirected once it is stored, and only then.
  return status === 303 ? (KIND_OF_PAGE.get(path) ?? null) : null;
}

/** What a request that was answered counts as: a view by page type and source, a step of a form. */
function namesOf(
  context: Counted,
  status: number,
  ownHosts: readonly string[],
): { readonly view?: string; readonly form?: string } {
  const { method, path, request } = context;
  const { headers } = request;
  if (isProgram(headers['user-agent'])) return {};
  if (method === 'POST') {
    const kind = sentKind(context, status);
    return kind === null ? {} : { form: `${kind} sent` };
  }
  const isAnswered = method === 'GET' && (status === 200 || status === 304);
  const type = isAnswered ? typeOf(path) : null;
  if (type === null || !isDocument(request)) return {};
  const hosts = headers.host === undefined ? ownHosts : [...ownHosts, headers.host];
  const kind = KIND_OF_PAGE.get(path);
  return {
    view: `${type} ${sourceOf(headers.referer, hosts)}`,
    ...(kind !== undefined && { form: `${kind} begun` }),
  };
}

/** Counts of a day that are being added to. */
class RunningDay {
  readonly views = new Map<string, number>();
  readonly forms = new Map<string, number>();
  isChanged = false;

  add({ views, forms }: DayCounts): void {
    for (const [name, count] of Object.entries(views)) raise(this.views, name, count);
    for (const [name, count] of Object.entries(forms)) raise(this.forms, name, count);
  }

  counts(): DayCounts {
    return { views: Object.fromEntries(this.views), forms: Object.fromEntries(this.forms) };
  }
}

function raise(counts: Map<string, number>, name: string, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}

interface VisitOptions {
  readonly folder: string;
  /** What tells this front from the others that write to the folder, such as host and port. */
  readonly front: string;
  /** The hosts of this site. */
  readonly ownHosts: readonly string[];
  /** Ms since the epoch. */
  readonly now?: () => number;
}

export type Visits = ReturnType<typeof createVisits>;

/** Hash of a front's name, for the names of its files. */
const hashOf = (front: string): string =>
  createHash('sha256').update(front).digest('hex').slice(0, 8);

export function createVisits({ folder, front, ownHosts, now = Date.now }: VisitOptions) {
  const store = createVisitStore(folder, hashOf(front));
  /** The days that are counted in memory: the current one, and one before until it is written. */
  const days = new Map<string, RunningDay>();
  const sayFailed = logSeldom(() => log.error('counts of visits cannot be written'));
  let failure: string | null = null;
  let prunedOn = '';

  const today = (): string => indianClock(new Date(now())).day;

  function running(day: string): RunningDay {
    const found = days.get(day) ?? new RunningDay();
    days.set(day, found);
    return found;
  }

  async function writeDays(): Promise<void> {
    for (const [day, counted] of days) {
      if (counted.isChanged) {
        counted.isChanged = false;
        await store.write(day, counted.counts()).catch((error: unknown) => {
          counted.isChanged = true;
          throw error;
        });
      }
      if (day !== today()) days.delete(day);
    }
    if (prunedOn === today()) return;
    await store.prune(today());
    prunedOn = today();
  }

  async function writeAll(): Promise<void> {
    try {
      await writeDays();
      failure = null;
    } catch (error) {
      failure = (error as NodeJS.ErrnoException).code ?? 'unknown';
      sayFailed();
    }
  }

  /** First, what a former process of this front counted on this day is added. */
  const startedOn = today();
  let writing = store.own(startedOn).then((counts) => running(startedOn).add(counts));
  /** Writes what has changed, after a write that is under way. */
  const write = (): Promise<void> => (writing = writing.then(writeAll));
  const timer = setInterval(() => void write(), WRITE_MS).unref();

  return {
    /** Counts a request that was answered. */
    count(context: Counted, status: number): void {
      const { view, form } = namesOf(context, status, ownHosts);
      if (view === undefined && form === undefined) return;
      const day = running(today());
      if (view !== undefined) raise(day.views, view);
      if (form !== undefined) raise(day.forms, form);
      day.isChanged = true;
    },
    write,
    /** The counts of all fronts by day; the current day is not among them. */
    async finished(): Promise<ReadonlyMap<string, DayCounts>> {
      await write();
      return store.before(today());
    },
    /** Why the last write failed; `null` where it did not. */
    failure: (): string | null => failure,
    /** Writes for the last time. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await write();
    },
  };
}
