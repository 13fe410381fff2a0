/** The form that replies below it are picked for. */
export const SPLIT_FORM = "separar-respostas";
