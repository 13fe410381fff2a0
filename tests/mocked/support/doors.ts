import type { Portal } from "./portal";

/** Every route of the built app, from its own route table, so that none is forgotten. */
export type Door = {
  id: string;
  path: string;
  isMember: boolean;
  hasLoader: boolean;
  hasAction: boolean;
};

const EXAMPLES: Record<string, string> = {
  courseSlug: "curso",
  moduleSlug: "modulo",
  classSlug: "aula",
  forumPostId: "11111111-1111-4111-8111-111111111111",
  cantonCode: "VD",
  directusUserId: "11111111-1111-4111-8111-111111111111",
  token: "abc",
  "*": "um-endereco",
};

export const APP_FRAME = "routes/app/layout";

export function listDoors({ build }: Portal): Door[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : build.routes[id];
    if (!route) return "";
    const own = (route.path ?? "").replace(
      /:(\w+)|\*/g,
      (match, name: string) => EXAMPLES[name ?? match] ?? match,
    );
    return `${pathOf(route.parentId)}${own && `/${own}`}`;
  };
  return Object.values(build.routes).flatMap((route) => {
    if (!route) return [];
    const isMember = route.id === APP_FRAME || route.parentId === APP_FRAME;
    return {
      id: route.id,
      path: route.id === APP_FRAME ? "/pt-BR/app" : pathOf(route.id) || "/",
      isMember,
      hasLoader: route.module.loader !== undefined,
      hasAction: route.module.action !== undefined,
    };
  });
}
