import type { z } from 'zod';

import { isSampleVideo } from '@/lib/domain/publication/video';
import { slugOf } from '@/lib/tools/slug';

import type {
  Album,
  Article,
  Award,
  Infographic,
  MenuRecord,
  PressRelease,
  Report,
  Ticker,
  Tool,
  Video,
  Webinar,
} from '@/lib/domain/publication/records';
import type { Branch, Contact, Download, Faq, Update } from '@/lib/domain/support/records';
import type * as wire from '../schemas/content';

import { toAssetAddress, toLink } from './addresses';
import { sanitizeMarkup } from './markup';

const toMarkup = (given: string | null): string | null =>
  given === null ? null : sanitizeMarkup(given) || null;

const toTicker = (given: z.output<typeof wire.ticker>): Ticker => ({
  ...given,
  description: toMarkup(given.description),
  redirection: toLink(given.redirection),
});

export const toMenuRecord = (given: z.output<typeof wire.menu>): MenuRecord => ({
  research: given.research,
  assetClasses: given.assetClasses,
  advertisements: given.advertisement.flatMap((ad) => {
    const image = toAssetAddress(ad.image);
    const link = toLink(ad.link);
    return image && link ? [{ ...ad, image, link }] : [];
  }),
  tickers: given.tickers.map(toTicker),
});

export const toFaq = (given: z.output<typeof wire.faq>): Faq => ({
  ...given,
  response: sanitizeMarkup(given.response),
});

export const toArticle = (given: z.output<typeof wire.article>): Article => ({
  ...given,
  slug: given.slug ?? slugOf(given.name),
  body: toMarkup(given.body),
  image: toAssetAddress(given.image),
});

export const toVideo = ({ youtubeInfo, ...given }: z.output<typeof wire.video>): Video => ({
  ...given,
  thumbnail: toAssetAddress(given.thumbnail),
  description: youtubeInfo.description,
  publishedAt: youtubeInfo.publishedAt,
  duration: youtubeInfo.duration,
  // A sample video does not exist, so it has no views.
  views: isSampleVideo(given.code) ? null : youtubeInfo.viewCount,
});

export const toInfographic = (given: z.output<typeof wire.infographic>): Infographic => ({
  ...given,
  image: toAssetAddress(given.image),
});

export const toWebinar = (given: z.output<typeof wire.webinar>): Webinar => ({
  ...given,
  link: toLink(given.link),
  recording: toLink(given.recording),
});

export const toDownload = (given: z.output<typeof wire.download>): Download => ({
  ...given,
  file: toAssetAddress(given.file),
});

export const toContact = (given: z.output<typeof wire.contact>): Contact => given;

export const toBranch = ({
  latitude,
  longitude,
  ...given
}: z.output<typeof wire.branch>): Branch => ({
  ...given,
  position: latitude === null || longitude === null ? null : { latitude, longitude },
});

export const toTool = (given: z.output<typeof wire.tool>): Tool => ({
  ...given,
  link: toLink(given.link),
  image: toAssetAddress(given.image),
});

export const toUpdate = (given: z.output<typeof wire.update>): Update => ({
  ...given,
  body: toMarkup(given.body),
  file: toAssetAddress(given.file),
});

export const toReport = (given: z.output<typeof wire.report>): Report => ({
  ...given,
  file: toAssetAddress(given.file),
});

export const toAlbum = (given: z.output<typeof wire.album>): Album => ({
  ...given,
  images: given.images.flatMap(({ src, alt }) => {
    const address = toAssetAddress(src);
    return address ? [{ src: address, alt: alt ?? given.name }] : [];
  }),
});

export const toPressRelease = (given: z.output<typeof wire.pressRelease>): PressRelease => ({
  ...given,
  link: toLink(given.link),
  file: toAssetAddress(given.file),
});

export const toAward = (given: z.output<typeof wire.award>): Award => ({
  ...given,
  image: toAssetAddress(given.image),
});
