/** `npm run test:full`: what `npm test` leaves out is tested too. CONTRIBUTING.md says what and why. */
export const IS_FULL = process.env.TEST_FULL === 'on';
