export const COMPARE_FORM = "compare-scenarios";
export const COMPARE_NAME = "compare";
