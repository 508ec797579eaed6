import { firm } from './firm';

/** The app stores with the firm's app: address, and path of its QR code, which `npm run drawings` draws. */
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
