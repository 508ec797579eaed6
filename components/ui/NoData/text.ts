/** The specification's text where data is missing. */
export const NO_DATA_FOUND = 'No Data Found!';
