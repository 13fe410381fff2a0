/** The hidden field by which a form that is sent twice is told from two forms. */
export const FORM_KEY_NAME = "formKey";
