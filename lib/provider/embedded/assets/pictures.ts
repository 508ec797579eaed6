import type {
  AlbumWire,
  ArticleWire,
  AwardWire,
  InfographicWire,
  MenuWire,
  VideoWire,
} from '@/lib/provider/schemas/content';

import { drawAdvertisement } from './ads/advertisements';
import { drawAward } from './awards';
import { drawCover } from './covers/cover';
import { drawScene } from './gallery/scenes';
import { drawInfographic } from './infographics/infographics';
import type { NamedAsset } from './registry';

/** A picture that is drawn by its path; without a drawing of its own it becomes a cover. */
function drawn(
  path: string,
  title: string,
  draw: (path: string, title: string) => Buffer | null,
): NamedAsset {
  return { path, draw: () => draw(path, title) ?? drawCover({ path, title }) };
}

/** `PT8M12S` as a visitor reads it: `8 min 12 s`. */
export function runningTime(duration: string): string {
  const [, hours, minutes, seconds] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration) ?? [];
  const parts = [hours && `${hours} h`, minutes && `${minutes} min`, seconds && `${seconds} s`];
  return parts.filter(Boolean).join(' ');
}

export const videoPictures = (videos: readonly VideoWire[]): NamedAsset[] =>
  videos.flatMap(({ thumbnail, name, category, youtubeInfo }) => {
    if (!thumbnail) return [];
    const note = runningTime(String(youtubeInfo.duration));
    const cover = { path: String(thumbnail), title: String(name), note, plays: true };
    return [
      {
        path: cover.path,
        draw: () => drawCover({ ...cover, ...(category ? { label: String(category) } : {}) }),
      },
    ];
  });

export const articlePictures = (articles: readonly ArticleWire[]): NamedAsset[] =>
  articles.flatMap(({ image, name, category, readMinutes }) => {
    if (!image) return [];
    const cover = { path: String(image), title: String(name) };
    const label = category ? { label: String(category) } : {};
    const note = readMinutes ? { note: `${readMinutes} min read` } : {};
    return [{ path: cover.path, draw: () => drawCover({ ...cover, ...label, ...note }) }];
  });

export const infographicPictures = (infographics: readonly InfographicWire[]): NamedAsset[] =>
  infographics.flatMap(({ image, name }) =>
    image ? [drawn(String(image), String(name), drawInfographic)] : [],
  );

export const albumPictures = (albums: readonly AlbumWire[]): NamedAsset[] =>
  albums.flatMap(({ name, images }) =>
    (images ?? []).map(({ src, alt }) => drawn(String(src), String(alt ?? name), drawScene)),
  );

export const advertisementPictures = ({ advertisement }: MenuWire): NamedAsset[] =>
  (advertisement ?? []).map(({ image, name }) =>
    drawn(String(image), String(name), drawAdvertisement),
  );

export const awardPictures = (awards: readonly AwardWire[]): NamedAsset[] =>
  awards.flatMap(({ image, name, by, year }) => {
    if (!image) return [];
    const picture = { path: String(image), name: String(name), by: String(by ?? '') };
    return [
      { path: picture.path, draw: () => drawAward({ ...picture, year: String(year ?? '') }) },
    ];
  });
