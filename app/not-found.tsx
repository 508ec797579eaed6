import { LazyNotFoundPage } from '@/components/pages/SystemPage/LazyNotFoundPage.client';

export { metadata } from './missing/page';

/**
 * What stands in place of a page whose record is gone by the time it is rendered. Next.js sends it
 * with every page, so it is small; `missing/` is what an address without a page gets.
 */
export default function NotFound() {
  return <LazyNotFoundPage />;
}
