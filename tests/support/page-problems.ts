import { expect, type Page } from 'playwright/test';

/** Collects page errors, console errors and failed requests, but for the page's own status. */
export function watchProblems(page: Page, path: string, status: number): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const isOwnStatus = status !== 200 && message.text().includes(`status of ${status}`);
    if (message.type() === 'error' && !isOwnStatus) problems.push(message.text());
  });
  page.on('response', (response) => {
    const isOwn = new URL(path, response.url()).pathname === new URL(response.url()).pathname;
    if (response.status() >= 400 && !isOwn) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

/** Counts the requests from now on. @returns waits until each of them has its answer */
export function watchRequests(page: Page): () => Promise<void> {
  const waiting = new Set<unknown>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  // Chromium asks anew for a stale answer by itself, and tells the end of that long after its answer.
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() === 'other') waiting.delete(request);
  });
  return () => expect.poll(() => waiting.size, { message: 'open requests' }).toBe(0);
}
