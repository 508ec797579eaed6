export { albums } from './albums';
export { awards } from './awards';
export { infographics } from './infographics';
export { advertisements, menu } from './menu';
export { pressReleases, pressTexts, type PressText } from './press-releases';
export { tickers } from './tickers';
export { videos } from './videos';
export { webinars } from './webinars';
