import { ISIN_FILE } from '@/lib/device/codes';
import { hasIsin } from '@/lib/device/pasted-list';
import { CALENDAR_FILES } from '@/lib/device/watch-calendar';

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return response;
}

/** A public file: the same request for every visitor. */
export const fetchFile = async <Content>(address: string): Promise<Content> =>
  (await (await fetched(address)).json()) as Content;

/** The calendar files of all companies. */
export const fetchCalendars = (): Promise<readonly string[]> =>
  Promise.all(CALENDAR_FILES.map(async (address) => (await fetched(address)).text()));

/** Symbols of companies by ISIN, if any name is one; empty if the file does not load. */
export const symbolsFor = async (
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> =>
  hasIsin(names) ? fetchFile<Record<string, string>>(ISIN_FILE).catch(() => ({})) : {};
