/** What stands in the payload in place of a still part's markup: this and its number. */
export const LEFT_OUT = 'still:';

/** Whether a still part's children are the mark of what was left out. */
export const isLeftOut = (children: unknown): children is string =>
  typeof children === 'string' && children.startsWith(LEFT_OUT);
