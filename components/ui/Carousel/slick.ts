/** react-slick with its style sheet, so that a page loads both only once a carousel moves. */
import 'slick-carousel/slick/slick.css';

export { default } from 'react-slick';
