export const comments = {
  title: "Comentários",
  open: "Ver comentários e correções",
};
