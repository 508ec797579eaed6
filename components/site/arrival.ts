/**
 * Lets a page arrive part by part: the browser lays out what is in the window, and the parts below
 * it, one at a time, when it has nothing better to do. It would else lay out the whole of a long
 * page three times over while the page comes in, which holds a cheap telephone up for most of a
 * second. Where the place on the page was chosen beforehand, by an anchor, by a reload or by going
 * back, all is laid out at once. Written as `FRAME_GUARD` is, for the same reasons.
 */
export const ARRIVAL = [
  '(function(){var entry=performance.getEntriesByType(`navigation`)[0];',
  'if(!entry||entry.type!==`navigate`||location.hash||!CSS.supports(`content-visibility`,`auto`))return;',
  'var sheet=new CSSStyleSheet(),first=3,idle=self.requestIdleCallback||setTimeout;',
  'function wait(){sheet.replaceSync(`main>:nth-child(n+${first}),body>footer{content-visibility:auto;contain-intrinsic-size:auto 640px}`)}',
  'function next(){requestAnimationFrame(function(){idle(show)})}',
  'function show(){first+=1;',
  'if(first>document.querySelectorAll(`main>*`).length+1)document.adoptedStyleSheets=[];else{wait();next()}}',
  'wait();document.adoptedStyleSheets=[sheet];',
  'addEventListener(`DOMContentLoaded`,next)})()',
].join('');
