import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';

import { DevicePanel } from './DevicePanel.client';
import { Watchlist } from './Watchlist.client';

/** The watchlist and everything else that this site stores on a visitor's device. */
export function WatchlistPage() {
  return (
    <>
      <PageHead
        path="/watchlist"
        heading="Watchlist"
        lead="Companies, ETFs, indices and funds that you follow, without a login. The list is stored in this browser alone: we don’t see it, and another device or browser doesn’t have it."
      >
        <noscript>
          <p>
            A list on your device needs JavaScript, which is off in this browser. The{' '}
            <SiteLink href="/screener">stock screener</SiteLink> and{' '}
            <SiteLink href="/compare">the comparison</SiteLink> work without it: bookmark their
            addresses.
          </p>
        </noscript>
      </PageHead>
      <Section
        id="list"
        heading="Your list"
        ground="tint"
        note={
          <SideNote title="How prices are loaded">
            <p>
              Your browser loads one file with the prices of all companies, one with their years,
              and one with all NAVs when you follow a fund. It picks yours from them. No request
              says what you follow.
            </p>
          </SideNote>
        }
      >
        <Watchlist />
      </Section>
      <Section
        id="device"
        heading="On this device"
        lead="The list with its notes, the last twelve companies, indices and funds you opened, your colours, the notices you have seen, and copies of pages to read without a network. None of this leaves your device."
      >
        <DevicePanel />
      </Section>
    </>
  );
}
