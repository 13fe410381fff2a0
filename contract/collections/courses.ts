import {
  approved,
  ending,
  assignedToMe,
  inReview,
  UNTIL_DELETED,
  pending,
  WITH_ACCOUNT,
  type Collection,
} from "./collection.ts";

/** Courses, and members' progress in them. */
export const courseCollections: readonly Collection[] = [
  {
    name: "courses",
    changes: ["comments"],
    hasSlug: true,
    isPublished: true,
    isPublic: true,
    reading: { needs: { summary: "Resumo" }, picture: "cover" },
    search: "titles",
    list: {
      fields: ["title", "status", "access", "category", "publishedAt", "level"],
      sort: "-publishedAt",
    },
    bookmarks: [
      { name: "Cursos comigo", icon: "assignment_ind", filter: assignedToMe },
      { name: "Cursos em revisão", icon: "rate_review", filter: inReview },
      { name: "Cursos aprovados", icon: "task_alt", filter: approved },
      { name: "Cursos agendados", icon: "schedule", filter: pending },
      { name: "Cursos com fim", icon: "hourglass_bottom", filter: ending },
    ],
  },
  {
    name: "course_modules",
    changes: ["comments"],
    hasSlug: true,
    unique: { per: "portal", fields: ["course", "slug"] },
  },
  {
    name: "course_classes",
    changes: ["comments"],
    hasSlug: true,
    unique: { per: "portal", fields: ["module", "slug"] },
    list: {
      fields: ["title", "module", "kind", "minutes", "startedCount", "doneCount", "leftCount"],
      sort: "sort",
    },
    bookmarks: [
      { name: "Onde se para", icon: "trending_down", filter: { leftCount: { _gt: 0 } } },
      {
        name: "Com fatos vencidos",
        icon: "running_with_errors",
        filter: { factsUntil: { _lt: "$NOW" } },
      },
    ],
  },
  {
    name: "enrollments",
    owner: "user_created",
    unique: { per: "member", fields: ["course"] },
    dataMap: { name: "Cursos iniciados", why: "Mostrar seu progresso", until: UNTIL_DELETED },
  },
  {
    name: "class_progress",
    owner: "user_created",
    unique: { per: "member", fields: ["class"] },
    changes: ["enrollments"],
    dataMap: { name: "Aulas", why: "Mostrar seu progresso", until: UNTIL_DELETED },
  },
  {
    name: "video_progress",
    unique: { per: "member", fields: ["video"] },
    isSilent: true,
    dataMap: { name: "Progresso em vídeos", why: "Continuar de onde parou", until: UNTIL_DELETED },
  },
  {
    name: "quiz_attempts",
    owner: "user_created",
    changes: ["enrollments"],
    isSilent: true,
    dataMap: {
      name: "Respostas de exercícios",
      why: "Mostrar seu resultado",
      until: UNTIL_DELETED,
    },
  },
  {
    name: "certificates",
    unique: { per: "member", fields: ["course"] },
    isSilent: true,
    dataMap: { name: "Certificados", why: "Comprovar um curso concluído", until: WITH_ACCOUNT },
  },
  {
    name: "course_reviews",
    unique: { per: "member", fields: ["course"] },
    dataMap: {
      name: "Avaliações de cursos",
      why: "Ajudar outros a escolher",
      until: UNTIL_DELETED,
    },
  },
  {
    name: "member_notes",
    isSilent: true,
    dataMap: { name: "Anotações", why: "Guardar suas anotações", until: UNTIL_DELETED },
  },
];
