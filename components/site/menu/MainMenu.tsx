import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/Icon';
import { firm } from '@/lib/content/firm';
import type { JoinedMenuItem } from '@/lib/pages/menus/join-menu';
import { env } from '@/lib/tools/env';
import { IfPictureLoads } from '@/components/ui/IfPictureLoads.client';
import { Picture } from '@/components/ui/Picture';
import type { Advertisement as AdvertisementRecord } from '@/lib/domain/publication/records';
import { AnyLink } from '@/components/site/AnyLink';

import { LanguageList } from '../header/LanguagePanel';
import { LogInLinks } from '../header/LogIn';
import { OpenAccount } from '../header/OpenAccount';
import { PhoneLink } from '../PhoneLink';
import { SiteLink } from '../SiteLink';
import styles from './MainMenu.module.scss';
import { Menu } from './Menu.client';
import { GROUP, MENU } from './menu-id';
import { MenuPanels } from './MenuPanels.client';
import { type Notice, Notices } from './Notices';
import { Notifications } from './Notifications.client';

/** Pixels of the picture. */
const ADVERTISEMENT_SIZE = { width: 801, height: 420 } as const;

/** The optional picture of a top menu; its name if the picture can't be loaded. */
function Advertisement({ advertisement }: { advertisement: AdvertisementRecord }) {
  return (
    <AnyLink href={advertisement.link} className={styles.link}>
      <IfPictureLoads fallback={advertisement.name}>
        <Picture src={advertisement.image} alt={advertisement.name} {...ADVERTISEMENT_SIZE} />
      </IfPictureLoads>
    </AnyLink>
  );
}

/** A part of the drawer that opens. */
function DrawerFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name={GROUP}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

interface MainMenuProps {
  menus: readonly JoinedMenuItem[];
  notices: readonly Notice[];
  /** The drawer's own search. */
  search: ReactNode;
}

/** The main menu: a row in wide viewports, in narrow ones a drawer with further content. */
export function MainMenu({ menus, notices, search }: MainMenuProps) {
  const widget = env().translateWidgetUrl;
  const pictures = menus.flatMap(({ title, advertisement }) =>
    advertisement ? [[title, <Advertisement key={title} advertisement={advertisement} />]] : [],
  );
  return (
    <Menu className={styles.menu}>
      <p className={styles.head}>
        Menu
        <button
          type="button"
          popoverTarget={MENU}
          popoverTargetAction="hide"
          className={styles.close}
          aria-label="Close the menu"
        >
          <Icon name="close" />
        </button>
      </p>
      <div className={styles.narrow}>{search}</div>
      <MenuPanels
        menus={menus.map(({ advertisement: _advertisement, ...menu }) => menu)}
        pictures={Object.fromEntries(pictures)}
        first={
          <Notifications
            keys={notices.map((notice) => notice.key)}
            name={GROUP}
            summaryClassName={styles.title}
            title={
              <span>
                <Icon name="bell" className={styles.bell} />
                Notifications
              </span>
            }
          >
            <Notices notices={notices} />
          </Notifications>
        }
        last={
          <>
            <DrawerFold title="Log in">
              <LogInLinks placement="menu" />
            </DrawerFold>
            {widget && (
              <DrawerFold title="Language">
                <LanguageList widget={widget} />
              </DrawerFold>
            )}
          </>
        }
      />
      <div className={styles.narrow}>
        <OpenAccount placement="menu" className={styles.open} />
        <p className={styles.care}>
          <SiteLink href="/support/get-in-touch/locate-us">Locate us</SiteLink>
          <PhoneLink phone={firm.customerCare.phone} />
        </p>
      </div>
    </Menu>
  );
}
