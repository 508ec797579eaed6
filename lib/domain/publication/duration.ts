const PATTERN = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?$/;

/** Seconds of an ISO 8601 duration such as `PT8M12S`; `null` for any other text. */
export function secondsOf(duration: string): number | null {
  const parts = duration === 'P' || duration === 'PT' ? null : PATTERN.exec(duration);
  if (!parts) return null;
  const [days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0));
  return (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** An ISO 8601 duration as players show it: `8:12`, `1:02:05`; `null` for any other text. */
export function playingTime(duration: string): string | null {
  const all = secondsOf(duration);
  if (all === null) return null;
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
