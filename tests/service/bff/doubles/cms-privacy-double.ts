import type { CmsPerson, CmsPrivacy } from "../../../../bff/cms/cms-privacy.ts";

/** Directus' part of export, deletion and retention in memory; the real one has its own tests. */
export type CmsPrivacyDouble = CmsPrivacy & {
  erased: { person: CmsPerson; mode: string }[];
  gathered: CmsPerson[];
  unused: string[];
  sweeps: number;
  isUnavailable: boolean;
};

export function createCmsPrivacyDouble(
  gather: CmsPrivacy["gather"] = async () => ({ rows: {}, files: [], handling: [] }),
): CmsPrivacyDouble {
  const double: CmsPrivacyDouble = {
    erased: [],
    gathered: [],
    unused: [],
    sweeps: 0,
    isUnavailable: false,
    gather: async (person) => {
      double.gathered.push(person);
      return gather(person);
    },
    readFile: async () => Buffer.from("webp"),
    erase: async (person, mode) => {
      if (double.isUnavailable) throw new Error("Directus is away");
      double.erased.push({ person, mode });
      return { directus_users: 1, favorites: 2 };
    },
    listUnused: async () => double.unused,
    sweep: async () => {
      double.sweeps += 1;
      return {};
    },
  };
  return double;
}
