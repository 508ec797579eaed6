import { readFileSync } from 'node:fs';
import path from 'node:path';

import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';

const file = (fileName: string) => ({
  fileName,
  contents: readFileSync(path.join(__dirname, fileName), 'utf8'),
});

const SCHEMAS = { sitemap: 'sitemap.xsd', siteindex: 'siteindex.xsd', rss: 'rss.xsd' } as const;

/** Schema errors of a document; empty where it is valid. */
export async function faultsOf(kind: keyof typeof SCHEMAS, contents: string): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents }],
    schema: [file(SCHEMAS[kind])],
    preload: [file('sitemap-types.xsd')],
  });
  return valid ? [] : errors.map(({ message }) => message);
}

const address = z.url({ protocol: /^https?$/ });

/** JSON Feed 1.1 (jsonfeed.org/version/1.1), strict, to find misspelt fields. */
export const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: address,
  feed_url: address,
  description: z.string().optional(),
  icon: address.optional(),
  favicon: address.optional(),
  language: z.string().optional(),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: address,
      title: z.string().optional(),
      content_text: z.string().min(1),
      summary: z.string().optional(),
      date_published: z.iso.datetime().optional(),
      authors: z.array(z.strictObject({ name: z.string() })).optional(),
      tags: z.array(z.string()).optional(),
    }),
  ),
});
