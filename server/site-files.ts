/**
 * Files that lie finished on the disk: hashed ones of the build and of earlier builds, and those of
 * `public/`. They are answered without a renderer, a lane or a limit by visitor, so that a page whose
 * document has arrived finds its scripts however busy the site is.
 */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { lookup } from 'mrmime';

import { fileHeadersOf } from '@/lib/pages/addresses/file-headers';
import { decodedPart } from '@/lib/tools/slug';

import { earlierFile } from './earlier-builds';
import type { NextResponse } from './renderer-pool/ask';

const HASHED = '/_next/static/';

/** As Next.js sends them. */
const CACHED = {
  hashed: 'public, max-age=31536000, immutable',
  public: 'public, max-age=0',
} as const;

const TEXT = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg)/;

/** What the package has no type for. */
const ICON = 'image/x-icon';

function typeOf(file: string): string {
  const type = file.endsWith('.ico') ? ICON : (lookup(file) ?? 'application/octet-stream');
  return TEXT.test(type) ? `${type}; charset=UTF-8` : type;
}

const response = (
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): NextResponse => ({ status, headers, body, busyMs: 0, lacksData: false });

/** The files of a folder and those below it by their addresses. */
function filesBelow(folder: string, address: string): (readonly [string, string])[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [address + path.relative(folder, file).split(path.sep).join('/'), file] as const;
    });
}

export interface SiteFiles {
  /** Whether an address is a file's, or would be: no page lies below the folder of hashed files. */
  has(address: string): boolean;
  /** The answer of such an address: an unknown hashed file is a 404 in plain text, not a page. */
  read(address: string): Promise<NextResponse>;
}

interface Folders {
  /** The site's own, with `.next/static` and `public`. */
  readonly root: string;
  /** The hashed files of earlier builds, where instances share some. */
  readonly earlier: string | null;
}

/** Lists the files of the site once: none is added while it runs. */
export function siteFiles({ root, earlier }: Folders): SiteFiles {
  const files = new Map([
    ...filesBelow(path.join(root, 'public'), '/'),
    ...filesBelow(path.join(root, '.next', 'static'), HASHED),
  ]);
  return {
    has: (address) => address.startsWith(HASHED) || files.has(decodedPart(address)),
    async read(address) {
      const found = files.get(decodedPart(address));
      if (found === undefined) {
        const before = await earlierFile(earlier, address);
        const type = { 'content-type': 'text/plain; charset=UTF-8' };
        return before ?? response(404, type, Buffer.from('There is no such file.\n'));
      }
      const isHashed = address.startsWith(HASHED);
      const headers = {
        'content-type': typeOf(found),
        'cache-control': isHashed ? CACHED.hashed : CACHED.public,
        ...(isHashed ? {} : fileHeadersOf(address)),
      };
      return response(200, headers, await readFile(found));
    },
  };
}
