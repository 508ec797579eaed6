/**
 * Lets the site's family in when the page has been painted in what stands in for it, which is as
 * wide (`styles/_stand-in.scss`): words come first on a slow line, and nothing moves when their shape
 * changes. Who has the style sheets from an earlier visit has the family too, and sees it at once;
 * who asks for little data is spared it.
 */
export const FAMILY = [
  '(root=>{if(navigator.connection?.saveData)return;',
  'let asked,show=()=>{root.dataset.family=``},',
  'load=()=>{asked??=Promise.allSettled([...document.fonts]',
  '.filter(face=>face.display==`swap`).map(face=>face.load())).then(show)};',
  'if(performance.getEntriesByType(`resource`)',
  '.some(one=>one.name.endsWith(`.css`)&&one.transferSize===0)){show();load();return}',
  'try{new PerformanceObserver(load).observe({type:`paint`,buffered:true})}catch{}',
  'setTimeout(load,document.hidden?0:3e3)})(document.documentElement)',
].join('');
