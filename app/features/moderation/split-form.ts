/** Form id that the checkboxes of the replies refer to. */
export const SPLIT_FORM = "separar-respostas";
