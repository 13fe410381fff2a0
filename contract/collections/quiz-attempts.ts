import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const quizAttempts: Collection = {
  name: "quiz_attempts",
  isSilent: true,
  dataMap: { name: "Respostas de exercícios", why: "Mostrar seu resultado", until: UNTIL_DELETED },
};
