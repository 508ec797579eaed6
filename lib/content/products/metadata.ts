import type { Metadata } from 'next';

import { pageMetadata } from '@/lib/seo/metadata';

import type { ProductRecord } from './types';

/** Title, description and canonical address of an offering's page. */
export function productMetadata({ title, description, path }: ProductRecord): Metadata {
  return pageMetadata({ title, description, path });
}
