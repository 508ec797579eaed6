import { joinMenu } from '@/lib/pages/menus/join-menu';
import { mainMenu } from '@/lib/pages/menus/main-menu';

import { Footer } from './footer/Footer';
import { FooterLinks } from './footer/FooterLinks';
import { partsOf, type SiteShellProps } from './shell-parts';
import { PageFrame } from './PageFrame';
import { Header } from './header/Header';
import { TopBar } from './ticker/TopBar';

/** Header and footer of every page in the new layout. */
export function SiteShell({ children, ...props }: SiteShellProps) {
  const menus = joinMenu(mainMenu, props.menu);
  const { search, menu, footer } = partsOf(props, menus);
  return (
    <PageFrame
      now={props.now}
      header={
        <>
          <TopBar indices={props.indices} />
          <Header search={search} menu={menu} />
        </>
      }
      footer={<Footer {...footer} groups={<FooterLinks accordionBelow="desktop" />} />}
    >
      {children}
    </PageFrame>
  );
}
