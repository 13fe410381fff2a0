/** The form that the boxes of the list belong to, and their name in the address. */
export const COMPARE_FORM = "compare-scenarios";
export const COMPARE_NAME = "compare";
