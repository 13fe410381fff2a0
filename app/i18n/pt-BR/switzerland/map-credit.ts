/** Stands beside every map with the canton boundaries. */
export const MAP_CREDIT = "Mapa: swiss-maps, dados geográficos de swisstopo e BFS";
