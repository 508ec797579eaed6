import { configure } from '@testing-library/react';

/* How long to wait for what is to come is no promise; busy machines are slow. */
configure({ asyncUtilTimeout: 15_000 });
