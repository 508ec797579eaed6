/** The id of the menu, by which its button names it. */
export const MENU = 'main-menu';

/** Name of the menu's accordion: one `<details>` is open at a time. */
export const GROUP = 'main-menu';
