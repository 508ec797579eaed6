import { secondsOf } from './duration';

const SAMPLE = /^SAMPLE-/;
/** What a YouTube id looks like. */
const CODE = /^[\w-]{11}$/;

/** The embedded samples' codes are nobody's videos. */
export const isSampleVideo = (code: string): boolean => SAMPLE.test(code);

/** Whether a code may be linked and played: one that looks like a video's and is no sample. */
export const isPlayable = (code: string): boolean => !isSampleVideo(code) && CODE.test(code);

/** The video on its own host; `null` for a sample, which is never a stranger's video. */
export const watchAddress = (code: string): string | null =>
  isPlayable(code) ? `https://www.youtube.com/watch?v=${encodeURIComponent(code)}` : null;

const part = (value: number, unit: string): string =>
  value === 0 ? '' : `${value} ${unit}${value === 1 ? '' : 's'}`;

/** A length in words, for those who hear it: `8 minutes 12 seconds`; `null` where it is unknown. */
export function lengthInWords(duration: string): string | null {
  const all = secondsOf(duration);
  if (all === null) return null;
  const words = [
    part(Math.floor(all / 3600), 'hour'),
    part(Math.floor(all / 60) % 60, 'minute'),
    part(all % 60, 'second'),
  ].filter(Boolean);
  return words.length === 0 ? null : words.join(' ');
}
