import { store } from './storage';

/** `system` follows the device's own setting. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const themeOf = (stored: string): Theme =>
  THEMES.find((theme) => theme === stored) ?? 'system';

/** Stores a theme and shows it at once; `THEME_BOOT` shows it on every later page. */
export function setTheme(theme: Theme): void {
  store('theme', theme === 'system' ? '' : theme);
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset.theme = theme;
}
