import { isCode } from './codes';

/** Visits that are stored. */
const MOST_VISITS = 12;

/** A visited page. */
interface Visit {
  readonly code: string;
  readonly name: string;
  readonly path: string;
}

function visitOf(given: unknown): Visit | null {
  if (typeof given !== 'object' || given === null) return null;
  const { code, name, path } = given as Record<string, unknown>;
  const isOwn = typeof path === 'string' && /^\/(?![/\\])/.test(path);
  return isCode(code) && typeof name === 'string' && isOwn ? { code, name, path } : null;
}

/** Reads the stored visits, newest first; empty if the text is invalid. */
export function readVisits(text: string): readonly Visit[] {
  try {
    const given: unknown = JSON.parse(text);
    return Array.isArray(given)
      ? given.flatMap((one) => visitOf(one) ?? []).slice(0, MOST_VISITS)
      : [];
  } catch {
    return [];
  }
}

/** The visits with a new one first, each page once. */
export const withVisit = (visits: readonly Visit[], visit: Visit): readonly Visit[] =>
  [visit, ...visits.filter(({ code, path }) => code !== visit.code && path !== visit.path)].slice(
    0,
    MOST_VISITS,
  );
