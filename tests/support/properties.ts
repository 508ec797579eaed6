import fc from 'fast-check';

/**
 * Property tests use the same cases in each run, so that a failure means a change. `FAST_CHECK_SEED`
 * sets another seed; add a failing case as an example.
 */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED) || 20_261_121 });

export default fc;
