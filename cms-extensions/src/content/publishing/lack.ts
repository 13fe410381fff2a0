export type Lack = { field: string; reason: string };
