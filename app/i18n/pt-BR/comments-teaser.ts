/** Shown before the conversation is loaded. */
export const comments = {
  title: "Comentários",
  open: "Ver comentários e correções",
};
