'use client';

import { lazy } from 'react';

import type { NotFoundPageProps } from './NotFoundPage';

const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage')).NotFoundPage }));

/** The 404 page as values, and as a chunk that is loaded only where it is shown. */
export function LazyNotFoundPage(props: NotFoundPageProps) {
  return <NotFoundPage {...props} />;
}
