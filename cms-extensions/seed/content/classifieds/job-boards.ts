export type SeedJobBoard = { name: string; kind: "public" | "commercial"; url: string };

export const jobBoards: SeedJobBoard[] = [
  { name: "Job-Room (SECO e RAV)", kind: "public", url: "https://www.job-room.ch" },
  { name: "Empregos da Confederação", kind: "public", url: "https://www.stelle.admin.ch" },
  { name: "EURES (UE e EFTA)", kind: "public", url: "https://eures.europa.eu" },
  { name: "jobs.ch", kind: "commercial", url: "https://www.jobs.ch" },
  { name: "jobup.ch (Romandia)", kind: "commercial", url: "https://www.jobup.ch" },
  { name: "jobscout24.ch", kind: "commercial", url: "https://www.jobscout24.ch" },
  { name: "Indeed", kind: "commercial", url: "https://ch.indeed.com" },
  { name: "LinkedIn", kind: "commercial", url: "https://www.linkedin.com/jobs" },
];
