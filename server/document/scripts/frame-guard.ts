/**
 * For browsers that ignore the headers against framing: a page that finds itself within another
 * site's frame sends the top window to its own address. It hides first, so that a window that is
 * not let go shows nothing that could be clicked by mistake, and tries again when it is touched,
 * since some browsers let a frame move the top window only after a gesture.
 */
export const FRAME_GUARD = [
  '(function(){if(self===top)return;',
  'var leave=function(){try{top.location.href=self.location.href}catch(refused){}};',
  'document.documentElement.style.setProperty(`visibility`,`hidden`,`important`);',
  '[`pointerdown`,`click`,`keydown`].forEach(function(gesture){addEventListener(gesture,leave,true)});',
  'leave()})()',
].join('');
