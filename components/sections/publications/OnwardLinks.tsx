import { SiteLink } from '@/components/site/SiteLink';
import type { NamedPath } from '@/lib/pages/publications/load-read';

import basics from '@/components/ui/Basics.module.scss';

/** The pages that an article or an answer explains, at its end; nothing without any. */
export function OnwardLinks({ pages }: { pages: readonly NamedPath[] }) {
  if (pages.length === 0) return null;
  return (
    <p className={basics.onward}>
      {pages.map(({ path, name }) => (
        <SiteLink key={path} href={path}>
          {name}
        </SiteLink>
      ))}
    </p>
  );
}
