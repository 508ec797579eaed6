import { defineFundGroup } from '../../define-group';

const { generateMetadata, Page } = defineFundGroup('house');

export { generateMetadata, Page as default };
