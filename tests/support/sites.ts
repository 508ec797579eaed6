import { test } from 'playwright/test';

import { type Site, startSite } from './site';

/** Starts sites that are stopped after each test of a file. @returns starts one */
export function sitesOfEachTest(): (variables: Record<string, string>) => Promise<Site> {
  let sites: Site[] = [];
  test.afterEach(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    sites = [];
  });
  return async (variables) => {
    const site = await startSite(variables);
    sites.push(site);
    return site;
  };
}
