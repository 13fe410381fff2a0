/** Hidden field that identifies a form, so that sending it twice counts once. */
export const FORM_KEY_NAME = "formKey";
