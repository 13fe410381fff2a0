import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const jobApplications: Collection = {
  name: "job_applications",
  unique: { per: "member", fields: ["job"] },
  dataMap: { name: "Candidaturas", why: "Acompanhar as suas candidaturas", until: UNTIL_DELETED },
};
