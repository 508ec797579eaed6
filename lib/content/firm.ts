/** The firm whose site this is; `firm/profile.ts` says which. */
export { profile as firm } from '@/firm/profile';
