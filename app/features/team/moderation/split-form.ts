export const SPLIT_FORM = "separar-respostas";
