/** A number of 32 bits that spreads texts evenly and is the same on every machine (FNV-1a). */
export function hash32(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return state >>> 0;
}

/** The same as eight letters and digits. */
export const hashOf = (text: string): string => hash32(text).toString(16).padStart(8, '0');
