import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { drawSign } from '@/components/share/draw';
import { firm } from '@/lib/content/firm';
import { absent } from '@/lib/tools/responses';
import { iconSizeOf } from '@/lib/seo/icons';
import { pngAnswer } from '@/lib/share/answer';

interface Context {
  params: Promise<{ file: string }>;
}

/** The firm's logo as PNG, in the sizes that home screens and the manifest need. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const size = iconSizeOf((await params).file);
  if (size === null) return absent();
  const svg = await readFile(path.join(process.cwd(), 'public', firm.logoImage));
  const logo = `data:image/svg+xml;base64,${svg.toString('base64')}`;
  return pngAnswer(request, `${size}${logo}`, () => drawSign(size, logo));
}
