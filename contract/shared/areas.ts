/** The portal's name in every language. */
export const SITE_NAME = "Portal Suíça";

type PortalArea = {
  title: string;
  /** First page of the area, without locale. */
  path: `/app/${string}`;
  isOpen: boolean;
};

const area = (title: string, path: PortalArea["path"], isOpen: boolean): PortalArea => ({
  title,
  path,
  isOpen,
});

/**
 * The areas of the portal and whether each is released, for app and service. Navigation, home, landing,
 * signup, membership, mails and waiting lists follow. `closeShelves` closes a released area without goods.
 */
export const areas = {
  news: area("Notícias", "/app/news", true),
  videos: area("Vídeos", "/app/videos", true),
  courses: area("Cursos", "/app/courses", true),
  articles: area("Artigos", "/app/articles", true),
  forum: area("Fórum", "/app/forum", true),
  classifieds: area("Classificados", "/app/classifieds/jobs", true),
  cantons: area("Cantões", "/app/cantons", true),
  tools: area("Ferramentas", "/app/tools", true),
  chat: area("Conversas", "/app/chat", true),
  search: area("Busca", "/app/search", true),
  notifications: area("Notificações", "/app/notifications", true),
};

export type PlannedArea = keyof typeof areas;

export function isPlannedArea(name: string): name is PlannedArea {
  return Object.hasOwn(areas, name);
}
