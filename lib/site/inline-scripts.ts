/**
 * Sends the top window to this page when another site shows it in a frame, for browsers that ignore
 * the headers against framing. It hides the page first, so that nothing can be clicked by mistake,
 * and tries again at each gesture, since some browsers let a frame move the top window only then.
 */
export const FRAME_GUARD = [
  '(function(){if(self===top)return;',
  'var leave=function(){try{top.location.href=self.location.href}catch(refused){}};',
  'document.documentElement.style.setProperty("visibility","hidden","important");',
  '["pointerdown","click","keydown"].forEach(function(gesture){addEventListener(gesture,leave,true)});',
  'leave()})()',
].join('');

/** Every inline script that this site writes itself: constants, which the content policy allows. */
export const INLINE_SCRIPTS: readonly string[] = [FRAME_GUARD];
