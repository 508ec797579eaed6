/**
 * Frame buster for browsers that ignore the headers against framing: navigates the top window to
 * this page. It hides the page first (clickjacking), and tries again on each user gesture, since some
 * browsers let a frame navigate the top window only then.
 */
export const FRAME_GUARD = [
  '(function(){if(self===top)return;',
  'var leave=function(){try{top.location.href=self.location.href}catch(refused){}};',
  'document.documentElement.style.setProperty("visibility","hidden","important");',
  '["pointerdown","click","keydown"].forEach(function(gesture){addEventListener(gesture,leave,true)});',
  'leave()})()',
].join('');

/** All inline scripts of this site: constants, which the content security policy allows by hash. */
export const INLINE_SCRIPTS: readonly string[] = [FRAME_GUARD];
