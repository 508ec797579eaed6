import { findPicture } from '@/lib/pages/share-pictures/find-picture';
import { absent, unavailable } from '@/lib/tools/responses';
import { pngResponse } from '@/lib/pages/share-pictures/png-response';
import { pageOfPicture } from '@/lib/pages/addresses/picture-paths';
import { drawer } from '@/lib/pages/share-pictures/drawer';
import { parametersOf } from '@/lib/tools/parameters';
import { decodedPart } from '@/lib/tools/slug';

interface Context {
  params: Promise<{ page: string[] }>;
}

/** The share picture of a page: `/share` + the page's address + `.png`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const path = pageOfPicture((await params).page.map(decodedPart));
  if (path === null) return absent();
  const picture = await findPicture(path, parametersOf(new URL(request.url).searchParams));
  if (picture === 'unknown') return absent();
  if (picture === null) return unavailable();
  return pngResponse(() => drawer().draw({ picture }));
}
