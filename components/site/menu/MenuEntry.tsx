import { Badge } from '@/components/ui/Badge';
import type { SubTitle } from '@/lib/pages/menus/main-menu';

import { AnyLink } from '../AnyLink';

interface MenuEntryProps {
  entry: SubTitle;
  /** The small arrow that marks another site. */
  arrow?: boolean;
  className?: string;
}

/**
 * A link of a menu or of the footer with its badge, in one element; an upcoming product is not a
 * link. The style sheet of the menu shows `data-note`, the line about the page.
 */
export function MenuEntry({ entry, arrow, className }: MenuEntryProps) {
  const badge = entry.comingProduct ? 'coming' : entry.newProduct ? 'new' : null;
  const words = badge ? (
    <>
      {entry.name} <Badge kind={badge} />
    </>
  ) : (
    entry.name
  );
  if (entry.comingProduct) {
    return (
      <span className={className} data-note={entry.note}>
        {words}
      </span>
    );
  }
  return (
    <AnyLink
      href={entry.link}
      newTab={entry.newTab}
      arrow={arrow}
      className={className}
      note={entry.note}
    >
      {words}
    </AnyLink>
  );
}
