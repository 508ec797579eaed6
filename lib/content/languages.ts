/** The languages of the translation widget; the pages are written in the first one. */
export const languages = [
  { code: 'en', name: 'English', ownName: 'English' },
  { code: 'hi', name: 'Hindi', ownName: 'हिन्दी' },
  { code: 'gu', name: 'Gujarati', ownName: 'ગુજરાતી' },
  { code: 'mr', name: 'Marathi', ownName: 'मराठी' },
] as const;
