import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 15_000 });
