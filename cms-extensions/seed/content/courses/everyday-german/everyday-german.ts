import type { SeedCourse } from "../../../content-types.ts";
import { counterAndPhone } from "./counter-and-phone.ts";
import { firstDays } from "./first-days.ts";
import { healthAndHome } from "./health-and-home.ts";
import { workAndSchool } from "./work-and-school.ts";

export const everydayGerman: SeedCourse = {
  slug: "alemao-para-o-dia-a-dia",
  title: "Alemão para o dia a dia",
  summary:
    "Nove situações com frases para ouvir, leitura aproximada e um diálogo, do Grüezi na escada à conversa na escola. Cada aula termina com um teste.",
  access: "paying",
  category: "idiomas",
  tags: ["alemao", "recem-chegados", "integracao"],
  cantons: [],
  publishedDaysAgo: 28,
  level: "beginner",
  language: "pt-BR",
  version: 2,
  outcomes: [
    "Cumprimentar e pedir que falem devagar e em alemão padrão",
    "Comprar, entender preços, números e horas",
    "Andar de trem e tram e entender os avisos",
    "Registrar-se na comuna e marcar horário por telefone",
    "Dizer ao médico o que dói e desde quando",
    "Visitar um apartamento e fazer as perguntas certas",
    "Avisar atraso, doença e férias no trabalho",
    "Falar com a Kita e a escola dos filhos",
  ],
  modules: [firstDays, counterAndPhone, healthAndHome, workAndSchool],
};
