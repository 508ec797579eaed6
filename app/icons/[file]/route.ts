import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { firm } from '@/lib/content/firm';
import { absent } from '@/lib/tools/responses';
import { iconSizeOf } from '@/lib/pages/seo/icons';
import { pngResponse } from '@/lib/pages/share-pictures/png-response';
import { drawer } from '@/lib/pages/share-pictures/drawer';

interface Context {
  params: Promise<{ file: string }>;
}

/** The firm's logo as PNG in the sizes that home screens and the manifest ask for. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const size = iconSizeOf((await params).file);
  if (size === null) return absent();
  const svg = await readFile(path.join(process.cwd(), 'public', firm.logoImage));
  const logo = `data:image/svg+xml;base64,${svg.toString('base64')}`;
  return pngResponse(() => drawer().draw({ sign: { size, logo } }));
}
