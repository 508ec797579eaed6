import type { Settings } from '../../lib/env';

/**
 * The one `style` element that is put into pages by a script: the marquee's. Its text is constant,
 * so its hash is; the browser tests fail on the first page whose ticker no longer fits.
 */
const MARQUEE_STYLE = "'sha256-uwm6S7+qj9GWyOSySzPZxUdi5ma+aTbZF3ydhskMcSQ='";
const VIDEO_HOST = 'https://www.youtube-nocookie.com';

export type PolicySettings = Pick<Settings, 'siteUrl' | 'translateWidgetUrl'> & {
  readonly flags: Pick<Settings['flags'], 'videoStreaming'>;
};

/** What a page may load and do; `scripts` are the hashes of its own inline scripts. */
export type Policy = (scripts: readonly string[]) => string;

/**
 * The content policy of pages. Scripts run from this origin's files or by the hash of their text;
 * nothing inline is let through as such. Foreign hosts enter only where a variable or flag names
 * them: the translate widget's, and the video player's frame.
 */
export function contentPolicy({ siteUrl, translateWidgetUrl, flags }: PolicySettings): Policy {
  const widget = translateWidgetUrl ? [new URL(translateWidgetUrl).origin] : [];
  const frames = [...(flags.videoStreaming ? [VIDEO_HOST] : []), ...widget];
  const before = ["default-src 'none'"];
  const after = [
    ["style-src-elem 'self'", MARQUEE_STYLE, ...widget].join(' '),
    // Lengths of bars and columns stand in style attributes; a hash can't cover those.
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
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return (scripts) =>
    [...before, ["script-src 'self'", ...scripts, ...widget].join(' '), ...after].join('; ');
}

/** For answers that are no pages but may be opened as one: they load and do nothing. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** For drawings, which bring their own styles. */
export const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";
