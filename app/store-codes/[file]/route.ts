import { appStores } from '@/lib/content/app-stores';
import { qrCodeSvg } from '@/lib/qr-code';
import { absent } from '@/lib/seo/answers';

interface Context {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-static';

export const generateStaticParams = (): { file: string }[] =>
  appStores.map(({ code }) => ({ file: code.slice(code.lastIndexOf('/') + 1) }));

/** The code of a store's address, as a picture of its own that phones, which don't show it, don't fetch. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const store = appStores.find(({ code }) => code.endsWith(`/${file}`));
  if (!store) return absent();
  return new Response(qrCodeSvg(store.address), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
