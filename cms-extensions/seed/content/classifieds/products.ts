import type { PackUnit } from "../../../../contract/classifieds/supermarket.ts";

export type SeedProduct = {
  slug: string;
  name: string;
  size: number;
  unit: PackUnit;
  category: string;
};

const product = (
  slug: string,
  name: string,
  size: number,
  unit: SeedProduct["unit"],
  category: string,
): SeedProduct => ({ slug, name, size, unit, category });

export const products: SeedProduct[] = [
  product("leite", "Leite integral", 1, "l", "Laticínios e ovos"),
  product("ovos", "Ovos de galinhas criadas soltas", 10, "piece", "Laticínios e ovos"),
  product("manteiga", "Manteiga", 250, "g", "Laticínios e ovos"),
  product("queijo", "Queijo gruyère", 200, "g", "Laticínios e ovos"),
  product("pao", "Pão de trigo meio branco", 500, "g", "Padaria"),
  product("arroz", "Arroz de grão longo", 1, "kg", "Despensa"),
  product("feijao", "Feijão preto seco", 500, "g", "Despensa"),
  product("macarrao", "Espaguete", 500, "g", "Despensa"),
  product("cafe", "Café em grão", 500, "g", "Despensa"),
  product("acucar", "Açúcar", 1, "kg", "Despensa"),
  product("oleo", "Óleo de girassol", 1, "l", "Despensa"),
  product("bananas", "Bananas", 1, "kg", "Frutas e verduras"),
  product("batatas", "Batatas", 2.5, "kg", "Frutas e verduras"),
  product("tomates", "Tomates", 1, "kg", "Frutas e verduras"),
  product("frango", "Peito de frango", 500, "g", "Carnes"),
  product("carne-moida", "Carne moída bovina", 500, "g", "Carnes"),
];
