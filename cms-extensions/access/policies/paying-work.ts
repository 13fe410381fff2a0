import { policyIds } from "../../../contract/account/roles.ts";
import { create, ownedBy, update, type Policy } from "../permission.ts";

/** Rows that only paying members may write; former paying members may still read and delete theirs. */
export const paidWork = [
  { collection: "saved_searches", identity: ["kind"], state: ["name", "filters", "frequency"] },
  {
    collection: "scenarios",
    identity: ["tool"],
    state: ["name", "inputs", "parameterVersion", "results"],
  },
  { collection: "job_applications", identity: ["job", "uniqueKey"], state: ["state", "note"] },
] as const;

export const payingWork: Policy = {
  id: policyIds.payingWork,
  name: "Trabalho de assinante",
  icon: "save",
  description: "Grava alertas, cenários e candidaturas; quem deixa de pagar só lê e apaga",
  app_access: false,
  permissions: paidWork.flatMap(({ collection, identity, state }) => [
    create(collection, [...identity, ...state]),
    update(collection, ownedBy("user_created"), state),
  ]),
};
