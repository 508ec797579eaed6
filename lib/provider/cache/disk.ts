import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { BaseDriver } from 'bentocache/drivers/base_driver';
import type { CacheDriver, CreateDriverResult, L2CacheDriver } from 'bentocache/types';

interface DiskOptions {
  readonly directory: string;
}

/**
 * The second cache layer of a single instance: one file an entry. Unlike the library's own file
 * driver it writes a temporary file and renames it, so that a killed process leaves the last good
 * entry whole, and it hashes file names, so that a key may hold any character.
 */
class DiskDriver extends BaseDriver implements L2CacheDriver {
  readonly type = 'l2' as const;
  readonly #directory: string;
  #writes = 0;

  constructor(options: DiskOptions & { prefix?: string }) {
    super(options);
    this.#directory = options.directory;
  }

  namespace(namespace: string): CacheDriver {
    return new DiskDriver({
      directory: this.#directory,
      prefix: this.createNamespacePrefix(namespace),
    });
  }

  #fileOf(key: string): string {
    const hash = createHash('sha256').update(this.getItemKey(key)).digest('hex');
    return path.join(this.#directory, `${hash}.json`);
  }

  async get(key: string): Promise<string | undefined> {
    let content: string;
    try {
      content = await readFile(this.#fileOf(key), 'utf8');
    } catch {
      return undefined;
    }
    try {
      const [expiresAt, value] = JSON.parse(content) as [number | null, unknown];
      const isValid = expiresAt === null || expiresAt > Date.now();
      return typeof value === 'string' && isValid ? value : undefined;
    } catch {
      // A damaged entry counts as missing; the next write replaces it.
      return undefined;
    }
  }

  async set(key: string, value: string, ttl?: number): Promise<boolean> {
    const file = this.#fileOf(key);
    this.#writes += 1;
    const temporary = `${file}.${process.pid}.${this.#writes}`;
    await mkdir(this.#directory, { recursive: true });
    try {
      await writeFile(temporary, JSON.stringify([ttl ? Date.now() + ttl : null, value]));
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    return true;
  }

  async pull(key: string): Promise<string | undefined> {
    const value = await this.get(key);
    await this.delete(key);
    return value;
  }

  async delete(key: string): Promise<boolean> {
    await rm(this.#fileOf(key), { force: true });
    return true;
  }

  async deleteMany(keys: string[]): Promise<boolean> {
    await Promise.all(keys.map((key) => this.delete(key)));
    return true;
  }

  async clear(): Promise<void> {
    await rm(this.#directory, { recursive: true, force: true });
  }

  async disconnect(): Promise<void> {}
}

/** Stores cache entries as files in a folder. */
export function diskDriver(options: DiskOptions): CreateDriverResult<DiskDriver> {
  return {
    options,
    factory: (config: DiskOptions & { prefix?: string }) => new DiskDriver(config),
  };
}
