export const FORM_KEY_NAME = "formKey";
