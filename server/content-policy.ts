import { isTranslated } from '@/lib/pages/addresses/translated';
import type { Settings } from '@/lib/tools/env';

/**
 * The hash of the one `style` element that a script adds to pages: the marquee's. Its text is
 * constant; a browser test fails when another version of the library changes it.
 */
const MARQUEE_STYLE = "'sha256-uwm6S7+qj9GWyOSySzPZxUdi5ma+aTbZF3ydhskMcSQ='";
const VIDEO_HOST = 'https://www.youtube-nocookie.com';

export type PolicySettings = Pick<Settings, 'siteUrl' | 'translateWidgetUrl'> & {
  readonly flags: Pick<Settings['flags'], 'videoStreaming'>;
};

/** The content policy of a page, given the sources of its own inline scripts: hashes or a nonce. */
export type ContentPolicy = (scripts: readonly string[]) => string;

/** The content policy of an address's page, by its query. */
export type PolicyOf = (query: string) => ContentPolicy;

/** The hosts from which known widgets load more, by the host of their script. */
const WIDGET_HOSTS: Readonly<Record<string, readonly string[]>> = {
  'translate.google.com': [
    'https://translate.googleapis.com',
    'https://translate-pa.googleapis.com',
    'https://www.gstatic.com',
    'https://fonts.gstatic.com',
    'https://www.google.com',
  ],
};

function widgetSources(address: string): readonly string[] {
  const { origin, host } = new URL(address);
  return [origin, ...(WIDGET_HOSTS[host] ?? [])];
}

/**
 * Builds the content policy of pages. Scripts run from this origin's files, or inline by hash or
 * nonce. Foreign hosts enter only where a flag or an address asks for them: the video player's frame,
 * and the translation widget's on the one page that a visitor wants translated, where the widget also
 * writes styles.
 * @param translated whether the page was asked for its translation
 */
export function createContentPolicy(
  { siteUrl, translateWidgetUrl, flags }: PolicySettings,
  translated = false,
): ContentPolicy {
  const widget = translated && translateWidgetUrl ? widgetSources(translateWidgetUrl) : [];
  const hasWidget = widget.length > 0;
  const frames = [...(flags.videoStreaming ? [VIDEO_HOST] : []), ...widget];
  const inlineStyles = hasWidget ? "'unsafe-inline'" : MARQUEE_STYLE;
  const after = [
    ["style-src-elem 'self'", inlineStyles, ...widget].join(' '),
    // Lengths of bars and columns are set by style attributes, which a hash cannot cover.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...widget].join(' '),
    ["font-src 'self'", ...widget].join(' '),
    ["connect-src 'self'", ...widget].join(' '),
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Of instrumentation-client.ts. The widget's scripts know no types.
    ...(hasWidget ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return (scripts) =>
    ["default-src 'none'", ["script-src 'self'", ...scripts, ...widget].join(' '), ...after].join(
      '; ',
    );
}

/** The policies of pages: that of a translated one where the query asks for it. */
export function contentPolicies(settings: PolicySettings): PolicyOf {
  const [own, translated] = [false, true].map((wide) => createContentPolicy(settings, wide)) as [
    ContentPolicy,
    ContentPolicy,
  ];
  return (query) => (isTranslated(query) ? translated : own);
}

/** For responses that are no pages but may be opened as one: they load and do nothing. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** For drawings, which bring their own styles. */
export const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";
