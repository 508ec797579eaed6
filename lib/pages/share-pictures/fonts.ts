import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { singleton } from '@/lib/tools/singleton';

/** `font-family` values of the pictures; each falls back to its extended file. */
export const DISPLAY = 'Display, Display Extended';
export const TEXT = 'Text, Text Extended';

const FILES = [
  { name: 'Display', file: 'anek-display.woff', weight: 700 },
  { name: 'Display Extended', file: 'anek-display-extended.woff', weight: 700 },
  { name: 'Text', file: 'anek-text.woff', weight: 400 },
  { name: 'Text Extended', file: 'anek-text-extended.woff', weight: 400 },
] as const;

/** The fonts of share pictures, read once from `app/fonts`. */
export const pictureFonts = () =>
  singleton('picture-fonts', () =>
    Promise.all(
      FILES.map(async ({ name, file, weight }) => {
        const folder = path.join(process.cwd(), 'app', 'fonts');
        const data = await readFile(path.join(folder, file));
        return { name, data, weight, style: 'normal' as const };
      }),
    ),
  );
