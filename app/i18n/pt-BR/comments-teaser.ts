/** What stands on a page before its conversation is loaded. */
export const comments = {
  title: "Comentários",
  open: "Ver comentários e correções",
};
