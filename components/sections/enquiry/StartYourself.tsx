import { SiteLink } from '@/components/site/SiteLink';
import { env } from '@/lib/tools/env';

/** The link to the do-it-yourself journey, if its flag is on. */
export function StartYourself() {
  return env().flags.diyJourney ? (
    <SiteLink href="/open-account/do-it-yourself">Begin it yourself</SiteLink>
  ) : null;
}
