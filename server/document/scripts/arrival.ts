/**
 * Lets a page arrive part by part: the browser lays out what is in the window, and the parts below
 * it, one at a time, when it has nothing better to do. It would else lay out the whole of a long
 * page three times over while the page comes in, which holds a cheap telephone up for most of a
 * second. Where the place on the page was chosen beforehand, by an anchor, by a reload or by going
 * back, all is laid out at once.
 */
export const ARRIVAL = [
  '(entry=>{',
  'if(entry?.type!=`navigate`||location.hash||!CSS.supports(`content-visibility`,`auto`))return;',
  'let sheet=new CSSStyleSheet(),first=3,idle=self.requestIdleCallback??setTimeout,',
  'wait=()=>sheet.replaceSync(`main>:nth-child(n+${first}),body>footer{content-visibility:auto;contain-intrinsic-size:auto 640px}`),',
  'next=()=>requestAnimationFrame(()=>idle(show)),',
  'show=()=>{if(++first>document.querySelectorAll(`main>*`).length+1)document.adoptedStyleSheets=[];',
  'else{wait();next()}};',
  'wait();document.adoptedStyleSheets=[sheet];',
  'addEventListener(`DOMContentLoaded`,next)})(performance.getEntriesByType(`navigation`)[0])',
].join('');
