'use client';

export { Fields } from './Fields';
export { Live } from './Live';
export { PrintButton } from './PrintButton';
export { Results } from './Results';
