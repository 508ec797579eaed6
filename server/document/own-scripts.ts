import { ARRIVAL } from './scripts/arrival';
import { FAMILY } from './scripts/family';
import { FRAME_GUARD } from './scripts/frame-guard';
import { STARTER } from './scripts/starter';

/** What has to run before the page is drawn. */
const EARLY = [FRAME_GUARD, ARRIVAL, FAMILY];

/**
 * The scripts of our own that stand in pages. They are put in here and not by a component, since the
 * framework would send them a second time, in the payload. Each is a constant, and never made of
 * data, for the content policy knows it by its hash.
 */
export const OWN_SCRIPTS: readonly string[] = [...EARLY, STARTER];

/** What keeps a script from running until the page has been painted; browsers skip unknown types. */
const LATE = 'type="late"';

/** The framework's own files, which it writes to run as soon as they are there. */
const ASYNC = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;

/** What it has for browsers without modules, which can't run the rest of it either. */
const FOR_OLD = /<script src="\/_next\/static\/[^"]+" noModule=""><\/script>/g;

/** Its request for one of them ahead of the words' own fonts and styles. */
const REQUEST = /<link rel="preload" as="script"[^>]*\/>/g;

const inline = (code: string): string => `<script>${code}</script>`;

/**
 * A document with our own scripts, whose others start after its first paint; one of another shape is
 * left as it is.
 */
export function withOwnScripts(html: string): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (headEnd < 0 || bodyEnd < headEnd) return html;
  const late = (part: string) =>
    part
      .replace(REQUEST, '')
      .replace(FOR_OLD, '')
      .replace(ASYNC, `<script ${LATE} src="$1"></script>`);
  return [
    late(html.slice(0, headEnd)),
    ...EARLY.map(inline),
    late(html.slice(headEnd, bodyEnd)),
    inline(STARTER),
    html.slice(bodyEnd),
  ].join('');
}
