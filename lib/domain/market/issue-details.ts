/** Hosts whose documents about an issue are linked, besides its manager's. */
const DOCUMENT_HOSTS = ['sebi.gov.in', 'nseindia.com', 'bseindia.com'];

/** The host of an `https:` address; `null` for anything else. */
const hostOf = (link: string | null): string | null =>
  link?.startsWith('https://') ? new URL(link).hostname.replace(/^www\./, '') : null;

/** An address on another site; `null` for a page of this one. */
export const outside = (link: string | null): string | null =>
  hostOf(link) === null ? null : link;

/** Classes of bidders with shares reserved for them. */
export const reserved = (
  given: Readonly<Record<string, number | null>> | null,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(given ?? {}).flatMap(([name, shares]) =>
      shares !== null && shares > 0 ? [[name, shares]] : [],
    ),
  );

interface Band {
  readonly priceLow: number | null;
  readonly priceHigh: number | null;
}

interface Announced {
  readonly manager: { readonly site: string | null } | null;
  readonly documents: readonly { readonly url: string }[];
  readonly extendedFrom: string | null;
  readonly revisedFrom: Band | null;
}

/**
 * The details without documents on unknown hosts, and without an extension or a revised band that
 * changes nothing.
 */
export function checkedDetails<Details extends Announced>(
  details: Details,
  { closeDate, priceLow, priceHigh }: Band & { readonly closeDate: string | null },
): Details {
  const { manager, documents, extendedFrom, revisedFrom: before } = details;
  const hosts = [...DOCUMENT_HOSTS, hostOf(manager?.site ?? null)].filter((one) => one !== null);
  const isSameBand = before?.priceHigh === priceHigh && before?.priceLow === priceLow;
  return {
    ...details,
    extendedFrom: extendedFrom === closeDate ? null : extendedFrom,
    revisedFrom: isSameBand ? null : before,
    documents: documents.filter(({ url }) => {
      const host = hostOf(url);
      return hosts.some((one) => host === one || host?.endsWith(`.${one}`));
    }),
  };
}
