import { firm } from './firm';

/** Where the firm's app is to be had: each store's address, and the picture of it as a code. */
export const appStores = [
  {
    phone: 'Android',
    store: 'Play Store',
    address: firm.app.androidStore,
    code: '/store-codes/play-store.svg',
  },
  {
    phone: 'iPhone',
    store: 'App Store',
    address: firm.app.appleStore,
    code: '/store-codes/app-store.svg',
  },
] as const;
