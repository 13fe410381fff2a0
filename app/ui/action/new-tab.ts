export const NEW_TAB_NOTE_ID = "new-tab";
