/**
 * Frame buster for browsers that ignore the headers against framing: navigates the top window to
 * this page. Browsers may block that until a visitor acts in the frame, so nothing but a link to the
 * page is shown meanwhile; see docs/decisions/framing.md.
 */
export const FRAME_GUARD = [
  '(function(){if(self===top)return;',
  'var root=document.documentElement;root.style.setProperty("visibility","hidden","important");',
  'addEventListener("DOMContentLoaded",function(){',
  'var link=root.appendChild(document.createElement("a"));link.href=location.href;link.target="_top";',
  'link.textContent="Open this page in its own window";',
  'link.style.cssText="position:fixed;inset:0;padding:2rem;visibility:visible"});',
  'try{top.location.href=location.href}catch(refused){}})()',
].join('');

/**
 * Shows the theme that a visitor chose on this device, before the first paint; `lib/device/theme.ts`
 * stores it. Blocked storage means the device's own setting.
 */
export const THEME_BOOT =
  'try{let t=localStorage.theme;if(t)document.documentElement.dataset.theme=t}catch{}';

/** All inline scripts of this site: constants, which the content security policy allows by hash. */
export const INLINE_SCRIPTS: readonly string[] = [FRAME_GUARD, THEME_BOOT];
