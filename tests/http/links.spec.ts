import { expect, test } from 'playwright/test';

import { namedBy, onSite } from '../support/crawl/facts';

import { site } from './answers';

test('no link leads to a redirect, to nothing or to a fault', () => {
  const { origin, linked } = site();
  const bad = linked.filter(({ status }) => status !== 200);
  const from = (address: string) =>
    linked.find(
      ({ path, page }) =>
        page && namedBy(page).some((href) => onSite(origin, path, href) === address),
    )?.path;
  expect(bad.map(({ path, status }) => `${from(path)} → ${path} (${status})`)).toEqual([]);
});

test('a link to a state of a page that is not indexed is not for crawlers', () => {
  const { origin, bare, byPath } = site();
  const loose = bare.flatMap(({ path, page: { links } }) =>
    links.flatMap(({ href, rel }) => {
      const target = onSite(origin, path, href);
      const page = target?.includes('?') ? byPath.get(target)?.page : undefined;
      // A further page of a list is a page of its own, which only its sample keeps out here.
      const isOwn =
        (page?.isIndexable && page.canonical === origin + target) ||
        /\?page=\d+$/.test(target ?? '');
      return !page || isOwn || rel.split(' ').includes('nofollow') ? [] : [`${path} → ${href}`];
    }),
  );
  expect(loose).toEqual([]);
});

test('a page of its own is never kept from crawlers by a link', () => {
  const { origin, bare } = site();
  const kept = bare.flatMap(({ path, page: { links } }) =>
    links
      .filter(({ href, rel }) => {
        const target = onSite(origin, path, href);
        const isPage = target !== null && !/[?]|\.[a-z]+$/.test(target);
        return isPage && rel.split(' ').includes('nofollow');
      })
      .map(({ href }) => `${path} → ${href}`),
  );
  expect(kept).toEqual([]);
});

test('three or more pages link to each page that search engines may index', () => {
  const { origin, linked } = site();
  const from = new Map<string, Set<string>>();
  for (const { path, page } of linked) {
    for (const { href } of page?.links ?? []) {
      const target = onSite(origin, path, href);
      if (target === null || target === path) continue;
      from.set(target, (from.get(target) ?? new Set()).add(path));
    }
  }
  const few = linked.flatMap(({ path, page }) => {
    const count = from.get(path)?.size ?? 0;
    return page?.isIndexable && count < 3 ? [`${path}: ${count}`] : [];
  });
  expect(few).toEqual([]);
});

test('each fragment stands on its page', () => {
  const { origin, linked, bare } = site();
  const idsOf = new Map(linked.map(({ path, page }) => [path, new Set(page?.ids)]));
  const missing = bare.flatMap(({ path, page: { links } }) =>
    links.flatMap(({ href }) => {
      const [before = '', fragment = ''] = href.split('#');
      if (!fragment) return [];
      const target = onSite(origin, path, before || path);
      const ids = target === null ? undefined : idsOf.get(target);
      return !ids || ids.has(decodeURIComponent(fragment)) ? [] : [`${path} → ${href}`];
    }),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('a link to another host opens apart and hands over nothing', () => {
  const { origin, bare } = site();
  const loose = bare.flatMap(({ path, page: { links } }) =>
    links
      .filter(
        ({ href, rel, target }) =>
          /^https?:/.test(href) &&
          onSite(origin, path, href) === null &&
          !(target === '_blank' && rel.split(' ').includes('noopener')),
      )
      .map(({ href }) => `${path} → ${href}`),
  );
  expect(loose).toEqual([]);
});
