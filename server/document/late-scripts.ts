/** What keeps a script from running until the page has been painted; browsers skip unknown types. */
const LATE = 'type="late"';

/** The framework's own files, which it writes to run as soon as they are there. */
const EARLY = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;

/** Its request for one of them ahead of the words' own fonts and styles. */
const REQUEST = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Lets a page's scripts in once it has been painted and its words have their family, which is asked
 * for at the paint (`components/site/family.ts`): they would else run, and take the line, before a
 * slow telephone has shown the first word, or while it waits for the font. A page that nobody looks
 * at is not painted, and a browser may not tell: neither waits for longer than a second, nor does a
 * font that is long in coming hold scripts up for longer.
 */
export const STARTER =
  "(function(){var late=document.querySelectorAll('script[type=late]');function start(){" +
  "late.forEach(function(one){var live=document.createElement('script');live.async=true;" +
  "live.setAttribute('src',one.getAttribute('src'));one.replaceWith(live)});late=[]}" +
  "try{new PerformanceObserver(function(){document.fonts.ready.then(start)}).observe({type:'paint',buffered:true})}catch(e){}" +
  'setTimeout(start,document.hidden?0:1e3)})()';

/** A document whose scripts start after its first paint; one of another shape is left as it is. */
export function withLateScripts(html: string): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) return html;
  const late = html
    .slice(0, end)
    .replace(REQUEST, '')
    .replace(EARLY, `<script ${LATE} src="$1"></script>`);
  return `${late}<script>${STARTER}</script>${html.slice(end)}`;
}
