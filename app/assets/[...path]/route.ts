import { getAsset } from '@/lib/provider/assets';

interface Context {
  params: Promise<{ path: string[] }>;
}

const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** Search engines get the page that lists a document, which says whose it is and of which day. */
const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' };

/** A file of the asset base under this site's own address. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  const asset = await getAsset(path.join('/'));
  if (asset === 'unknown') return new Response(null, { status: 404 });
  if (asset === 'unavailable') {
    return new Response(null, {
      status: 503,
      headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' },
    });
  }
  const headers = {
    'Content-Type': asset.type,
    'Cache-Control': CACHE_CONTROL,
    ...(asset.type === 'application/pdf' && NOT_INDEXED),
    // An SVG that is opened directly may not run scripts or load anything.
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  };
  return new Response(new Uint8Array(asset.body), { headers });
}
