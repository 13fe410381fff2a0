/** Fictitious members of the demo. Their order decides their ids, so a new one goes to the end. */
export const sampleMembers = [
  ...(["Aline Moreira", "Bruno Tavares", "Carla Mendonça", "Daniel Rocha"] as const),
  ...(["Elaine Duarte", "Fábio Lacerda", "Gabriela Sá", "Henrique Brandão"] as const),
  ...(["Isabela Freire", "João Pimentel", "Karina Bastos", "Leandro Peixoto"] as const),
  ...(["Mariana Coelho", "Nelson Queiroz", "Olívia Sampaio", "Paulo Vilela"] as const),
  ...(["Renata Fonseca", "Sérgio Amaral", "Tatiana Leal", "Ursula Pacheco"] as const),
  ...(["Vinícius Moraes", "Wanda Siqueira", "Yara Campelo", "Zeca Nóbrega"] as const),
] as const;
export type SampleMember = (typeof sampleMembers)[number];

const PREFIX = "30000000-0000-4000-8000-0000000001";

/** Id in Directus and in the service. */
export const sampleMemberId = (name: SampleMember): string =>
  PREFIX + String(sampleMembers.indexOf(name)).padStart(2, "0");

export const isSampleMember = (id: string): boolean => id.startsWith(PREFIX);
