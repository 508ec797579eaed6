/** The classes by which visits are counted. Nothing else of a request is stored. */

/** Where a visitor came from. */
export const SOURCES = ['search', 'social', 'own', 'other', 'none'] as const;
type Source = (typeof SOURCES)[number];

/** Hosts of search engines, the engine's own pages alone: `mail.google.com` is no search. */
const SEARCH =
  /^(?:(?:www\.)?google(?:\.[a-z]{2,3}){1,2}|com\.google\.android\.googlequicksearchbox|(?:[a-z]{2}\.|www\.|cn\.)?bing\.com|(?:[a-z]{2}\.)?(?:search\.)?yahoo(?:\.[a-z]{2,3}){1,2}|(?:[a-z]{2}\.)?search\.yahoo\.com|(?:www\.|html\.|lite\.)?duckduckgo\.com|(?:www\.)?yandex\.[a-z]{2,3}|(?:www\.|m\.)?baidu\.com|(?:www\.)?ecosia\.org|search\.brave\.com|(?:www\.)?startpage\.com|(?:www\.)?qwant\.com)$/;

/** Hosts of social networks and messengers, with those below them, and their apps. */
const SOCIAL =
  /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|instagram\.com|threads\.net|threads\.com|twitter\.com|x\.com|t\.co|linkedin\.com|lnkd\.in|youtube\.com|youtu\.be|telegram\.org|telegram\.me|t\.me|whatsapp\.com|wa\.me|reddit\.com|quora\.com|pinterest\.com|sharechat\.com)$|^(?:com\.facebook\.|com\.instagram\.|com\.twitter\.|com\.linkedin\.|org\.telegram\.|com\.whatsapp|com\.reddit\.)/;

/**
 * The class of a `Referer`.
 * @param ownHosts hosts of this site, with their ports
 */
export function sourceOf(referer: string | undefined, ownHosts: readonly string[]): Source {
  if (!referer) return 'none';
  if (!URL.canParse(referer)) return 'other';
  const { host, hostname } = new URL(referer);
  if (ownHosts.includes(host)) return 'own';
  if (SEARCH.test(hostname)) return 'search';
  return SOCIAL.test(hostname) ? 'social' : 'other';
}

/** The classes of programs that are not counted, by `User-Agent`; `docs/monitoring.md` lists them. */
export const PROGRAMS: Readonly<Record<string, (agent: string) => boolean>> = {
  'no name': (agent) => agent === '',
  'not a browser’s name': (agent) => !/^(?:Mozilla|Opera)\//.test(agent),
  // CUBOT makes telephones.
  'crawlers and previews': (agent) =>
    /(?<!cu)bot(?![a-z])|crawl|spider|slurp|archiver|preview|externalhit|scrap|feedfetcher|mediapartners|google-(?:extended|inspectiontool|read-aloud)/i.test(
      agent,
    ),
  'monitors and tests': (agent) =>
    /headless|lighthouse|pagespeed|gtmetrix|pingdom|uptime|statuscake|monitor|phantomjs/i.test(
      agent,
    ),
};

/** Whether a request comes from a program that says so. */
export const isProgram = (agent: string | undefined): boolean =>
  Object.values(PROGRAMS).some((isOf) => isOf((agent ?? '').trim()));
