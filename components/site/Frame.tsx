import { joinMenu } from '@/lib/menus/join-menu';
import { mainMenu } from '@/lib/menus/main-menu';

import { Footer } from './footer/Footer';
import { FooterLinks } from './footer/FooterLinks';
import { partsOf, type FrameProps } from './frame-parts';
import { FrameShell } from './FrameShell';
import { Header } from './header/Header';
import { TopBar } from './ticker/TopBar';

/** The frame of every page in the new layout. */
export function Frame({ children, ...props }: FrameProps) {
  const menus = joinMenu(mainMenu, props.menu);
  const { search, mobileMenu, popular, announcements } = partsOf(props, menus);
  return (
    <FrameShell
      now={props.now}
      header={
        <>
          <TopBar indices={props.indices} />
          <Header menus={menus} search={search} mobileMenu={mobileMenu} />
        </>
      }
      footer={
        <Footer
          year={props.year}
          popular={popular}
          groups={<FooterLinks accordionBelow="desktop" />}
          announcements={announcements}
        />
      }
    >
      {children}
    </FrameShell>
  );
}
