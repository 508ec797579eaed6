/** Forms of a name. */

/** `holiday-notice` as `Holiday notice`. @param {string} name */
export const titleOf = (name) => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `holiday-notice` as `holidayNotice`. @param {string} name */
export const camelOf = (name) => name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
