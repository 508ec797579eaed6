import '@testing-library/jest-dom';
import fc from 'fast-check';

/**
 * Properties run on the same cases each time, so that a failure means a change. `FAST_CHECK_SEED`
 * sets another seed; add a case that it finds as an example.
 */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED) || 20_261_121 });
