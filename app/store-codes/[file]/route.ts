import { appStores } from '@/lib/content/app-stores';
import { cachedFor } from '@/lib/tools/freshness';
import { qrCodeSvg } from '@/lib/tools/qr-code';
import { absent } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ file: string }>;
}

const DAY = 86_400;

/** The QR code of an app store's address. It is a separate file because phones do not show it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const store = appStores.find(({ code }) => code.endsWith(`/${file}`));
  if (!store) return absent();
  return new Response(qrCodeSvg(store.address), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': cachedFor(DAY) },
  });
}
