import { useSyncExternalStore } from 'react';

import { SESSION } from '@/lib/device/storage';

/** `null` until it is read from `sessionStorage`. */
let paused: boolean | null = null;
const watchers = new Set<() => void>();

/** Whether the visitor has paused animations and automatic updates; lasts for the session. */
export function isMotionPaused(): boolean {
  try {
    paused ??= sessionStorage.getItem(SESSION.motion) !== null;
  } catch {
    // Without storage the setting ends with the page.
    paused ??= false;
  }
  return paused;
}

export function pauseMotion(next: boolean): void {
  paused = next;
  try {
    if (next) sessionStorage.setItem(SESSION.motion, 'yes');
    else sessionStorage.removeItem(SESSION.motion);
  } catch {
    // The setting lasts until the next page load.
  }
  watchers.forEach((watch) => watch());
}

/** @returns stops watching */
export function watchMotionSetting(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

/** The one setting that all tickers and carousels share. */
export const useMotionPaused = (): boolean =>
  useSyncExternalStore(watchMotionSetting, isMotionPaused, () => false);
