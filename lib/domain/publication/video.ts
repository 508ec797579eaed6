import { secondsOf } from './duration';

const SAMPLE = /^SAMPLE-/;
/** Format of a YouTube video id. */
const CODE = /^[\w-]{11}$/;

/** Whether a code is one of the embedded sample, which no video host has. */
export const isSampleVideo = (code: string): boolean => SAMPLE.test(code);

/** Whether a code may be linked and played: a valid YouTube id, not a sample. */
export const isPlayable = (code: string): boolean => !isSampleVideo(code) && CODE.test(code);

/** The address of the video on YouTube; `null` if it is not playable. */
export const watchAddress = (code: string): string | null =>
  isPlayable(code) ? `https://www.youtube.com/watch?v=${encodeURIComponent(code)}` : null;

const part = (value: number, unit: string): string =>
  value === 0 ? '' : `${value} ${unit}${value === 1 ? '' : 's'}`;

/** An ISO 8601 duration for screen readers: `8 minutes 12 seconds`; `null` if it is unknown. */
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
