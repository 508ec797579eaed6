import sizes from './file-sizes.json';

/** Bytes of a file of the sample, as `npm run sample-sizes` wrote them down. */
export const fileSize = (file: string): number | null =>
  (sizes as Readonly<Record<string, number>>)[file] ?? null;
