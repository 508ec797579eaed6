import { appStores } from '@/lib/content/app-stores';
import { firm } from '@/lib/content/firm';
import { documents } from '@/lib/pages/addresses/paths';

import { iconSvg, logoSvg } from './mark-svg';
import { contentOf } from './pdf-content';
import { qrCodeSvg } from './qr-code';
import { tariffDocument } from './tariff-document';
import { drawTariff } from './tariff-pdf';

/** Draws the files that are made of the site's own data. @returns their contents by address */
export const drawFiles = async (): Promise<Readonly<Record<string, Uint8Array | string>>> => ({
  [firm.logoImage]: logoSvg(),
  [firm.icon]: iconSvg(),
  [documents.tariff]: await drawTariff(tariffDocument),
  ...Object.fromEntries(appStores.map(({ code, address }) => [code, qrCodeSvg(address)])),
});

/** Whether a file of `public/` shows what has been drawn now. */
export const isSameDrawing = (drawn: Uint8Array | string, present: Uint8Array): boolean =>
  typeof drawn === 'string'
    ? drawn === Buffer.from(present).toString('utf8')
    : contentOf(drawn) === contentOf(present);
