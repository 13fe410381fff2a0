/** Of the note that the document holds once, for every link that opens a new tab to be described by. */
export const NEW_TAB_NOTE_ID = "new-tab";
