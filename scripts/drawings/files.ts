import { appStores } from '@/lib/content/app-stores';
import { documents } from '@/lib/pages/addresses/paths';

import { qrCodeSvg } from './qr-code';
import { tariffDocument } from './tariff-document';
import { drawTariff } from './tariff-pdf';

/** Draws the files that are made of the site's own data. @returns their contents by address */
export const drawFiles = async (): Promise<Readonly<Record<string, Uint8Array | string>>> => ({
  [documents.tariff]: await drawTariff(tariffDocument),
  ...Object.fromEntries(appStores.map(({ code, address }) => [code, qrCodeSvg(address)])),
});
