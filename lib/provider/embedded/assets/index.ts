import { articles } from '@/lib/provider/embedded/sample/articles';
import {
  albums,
  awards,
  infographics,
  menu,
  pressReleases,
  pressTexts,
  videos,
} from '@/lib/provider/embedded/sample/media';
import { collaterals, forms, reports, updates } from '@/lib/provider/embedded/sample/service';

import {
  advertisementPictures,
  albumPictures,
  articlePictures,
  awardPictures,
  infographicPictures,
  videoPictures,
} from './pictures';
import { registerFiles, type NamedAsset } from './registry';

const press = pressReleases.map((release) => {
  const text = pressTexts.get(String(release.file));
  return { ...release, summary: text?.summary ?? null, paragraphs: text?.body ?? [] };
});

const assets: readonly NamedAsset[] = [
  ...advertisementPictures(menu),
  ...albumPictures(albums),
  ...articlePictures(articles),
  ...awardPictures(awards),
  ...infographicPictures(infographics),
  ...videoPictures(videos),
  ...registerFiles(forms, 'form'),
  ...registerFiles(collaterals, 'marketing'),
  ...registerFiles(updates, 'update'),
  ...registerFiles(reports, 'report'),
  ...registerFiles(press, 'press'),
];

const byPath: ReadonlyMap<string, NamedAsset> = new Map(assets.map((asset) => [asset.path, asset]));

export interface EmbeddedAsset {
  readonly type: string;
  readonly body: Buffer;
}

/**
 * A file of the embedded asset base, drawn for each call and kept nowhere: the caller caches.
 * @param path as a record names it, without a leading slash
 * @returns `null` for a path that no embedded record names
 */
export async function embeddedAsset(path: string): Promise<EmbeddedAsset | null> {
  const asset = byPath.get(path);
  if (!asset) return null;
  const type = path.endsWith('.pdf') ? 'application/pdf' : 'image/svg+xml';
  return { type, body: await asset.draw() };
}

export { registerFiles, type NamedAsset } from './registry';
