/**
 * Lets the site's family in when the page has been painted in what stands in for it, which is as
 * wide (`styles/global.scss`): words come first on a slow line, and nothing moves when their shape
 * changes. Who has the style sheets from an earlier visit has the family too, and sees it at once;
 * who asks for little data is spared it.
 * Written as `FRAME_GUARD` is, for the same reasons.
 */
export const FAMILY = [
  '(function(){var ask,root=document.documentElement,line=navigator.connection;',
  'if(line&&line.saveData)return;',
  'function show(){root.dataset.family=``}',
  'function load(){if(ask)return;ask=[];',
  'document.fonts.forEach(function(face){if(face.display===`swap`)ask.push(face.load())});',
  'return Promise.allSettled(ask).then(show)}',
  'if(performance.getEntriesByType(`resource`).some(function(one){',
  'return one.name.endsWith(`.css`)&&one.transferSize===0})){show();load();return}',
  'try{new PerformanceObserver(load).observe({type:`paint`,buffered:true})}catch(untold){}',
  'setTimeout(load,document.hidden?0:1e3)})()',
].join('');
