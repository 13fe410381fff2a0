import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const memberPlanSteps: Collection = {
  name: "member_plan_steps",
  unique: { per: "member", fields: ["step", "familyMember"] },
  dataMap: { name: "Meu plano Suíça", why: "Lembrar prazos e passos", until: UNTIL_DELETED },
};
