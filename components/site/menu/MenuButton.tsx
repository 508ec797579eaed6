import { Icon } from '@/components/ui/Icon';

import { MENU } from './menu-id';
import styles from './MainMenu.module.scss';

/** Opens the menu of narrow viewports. */
export function MenuButton() {
  return (
    <button type="button" popoverTarget={MENU} className={styles.button} aria-label="Menu">
      <Icon name="menu" />
    </button>
  );
}
