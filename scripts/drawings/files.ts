import { documents } from '@/lib/pages/paths';

import { tariffDocument } from './tariff-document';
import { drawTariff } from './tariff-pdf';

/** Draws the files that are made of the site's own data. @returns their contents by address */
export const drawFiles = async (): Promise<Readonly<Record<string, Uint8Array | string>>> => ({
  [documents.tariff]: await drawTariff(tariffDocument),
});
