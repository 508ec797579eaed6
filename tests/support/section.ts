import { screen } from '@testing-library/react';

/** The `<section>` around the heading of a name. @throws where there is none */
export function sectionOf(name: RegExp | string): HTMLElement {
  const section = screen.getByRole('heading', { name }).closest('section');
  if (!section) throw new Error(`${String(name)} is in no section`);
  return section;
}
