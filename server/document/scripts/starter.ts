/**
 * Lets a page's scripts in once it has been painted and its words have their family, which is asked
 * for at the paint (`family.ts`): they would else run, and take the line, before a slow telephone
 * has shown the first word, or while it waits for the font. A page that nobody looks at is not
 * painted, and a browser may not tell: neither waits for longer than a second, nor does a font that
 * is long in coming hold scripts up for longer.
 */
export const STARTER = [
  '(late=>{let start=()=>{late.forEach(one=>{let live=document.createElement(`script`);',
  'live.async=true;live.src=one.getAttribute(`src`);one.replaceWith(live)});late=[]};',
  'try{new PerformanceObserver(()=>document.fonts.ready.then(start))',
  '.observe({type:`paint`,buffered:true})}catch{}',
  'setTimeout(start,document.hidden?0:1e3)})(document.querySelectorAll(`script[type=late]`))',
].join('');
