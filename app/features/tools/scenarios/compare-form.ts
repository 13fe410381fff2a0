/** Id of the form that the list's checkboxes belong to, and their name in the address. */
export const COMPARE_FORM = "compare-scenarios";
export const COMPARE_NAME = "compare";
