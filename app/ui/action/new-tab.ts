/** Id of the document's one note that describes every link opening a new tab. */
export const NEW_TAB_NOTE_ID = "new-tab";
