import type { Section } from './types';

/** The questions among the sections of a product's page, with their answers. */
export const questionsOf = (sections: readonly Section[]) =>
  sections.flatMap((section) => (section.kind === 'questions' ? section.entries : []));
