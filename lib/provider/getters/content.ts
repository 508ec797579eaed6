import 'server-only';

import type { Answer, CallName, Parameters } from '../calls';
import { load } from '../load';

/** Pages don't show the source of content, so these getters return only the records. */
async function content<Name extends CallName>(
  name: Name,
  parameters: Parameters<Name>,
): Promise<Answer<Name> | null> {
  return (await load(name, parameters))?.data ?? null;
}

export const getMenu = () => content('menu', {});
export const getForms = () => content('forms', {});
export const getContacts = () => content('contacts', {});
export const getBranches = () => content('branches', {});
export const getTools = () => content('tools', {});
export const getFaqs = () => content('faqs', {});
export const getUpdates = () => content('updates', {});
/** @param category the slug of a research category */
export const getReports = (category: string) => content('reports', { category });
export const getVideos = () => content('videos', {});
export const getInfographics = () => content('infographics', {});
export const getArticles = () => content('articles', {});
export const getWebinars = () => content('webinars', {});
export const getGallery = () => content('gallery', {});
export const getPressReleases = () => content('pressReleases', {});
export const getAwards = () => content('awards', {});
export const getCollaterals = () => content('collaterals', {});
