import { LogIn } from './LogIn';
import { OpenAccount } from './OpenAccount';
import styles from './Header.module.scss';

/** The bar at the bottom of narrow viewports, once the page's own main button is out of sight. */
export function QuickActions() {
  return (
    <nav aria-label="Your account" className={styles.bar} data-opens-up="">
      <LogIn />
      <OpenAccount placement="bar" className={styles.actionsOpen} />
    </nav>
  );
}
