import '@testing-library/jest-dom';
import fc from 'fast-check';

/**
 * Properties are tried on the same cases in each run, so that a red run tells of a change and not of
 * luck. `FAST_CHECK_SEED` goes looking elsewhere; what it finds becomes an example of its property.
 */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED) || 20_261_121 });
