import type { JoinedMenuItem } from '@/lib/pages/menus/join-menu';

import { Advertisement } from './Advertisement';
import { MenuPanels } from './MenuPanels.client';

/** The main menu of wide viewports. */
export function MainMenu({ menus }: { menus: readonly JoinedMenuItem[] }) {
  const pictures = menus.flatMap(({ title, advertisement }) =>
    advertisement ? [[title, <Advertisement key={title} advertisement={advertisement} />]] : [],
  );
  return (
    <MenuPanels
      menus={menus.map(({ advertisement: _advertisement, ...menu }) => menu)}
      pictures={Object.fromEntries(pictures)}
    />
  );
}
