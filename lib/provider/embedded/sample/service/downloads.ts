import type { DownloadWire } from '@/lib/provider/schemas/content';

import { fileSize } from './file-size';

/** The slug of the PDF, the name, and the day of the edition. */
export type Download = readonly [slug: string, name: string, updatedAt: string];

/** Downloads of one category, whose files lie at `{folder}/{slug}.pdf` on the asset base. */
export function downloads(
  folder: string,
  category: string,
  entries: readonly Download[],
): DownloadWire[] {
  return entries.map(([slug, name, updatedAt]) => ({
    name,
    category,
    file: `${folder}/${slug}.pdf`,
    size: fileSize(`${folder}/${slug}.pdf`),
    updatedAt,
  }));
}
