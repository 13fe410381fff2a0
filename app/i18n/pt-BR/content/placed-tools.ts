export const placedTools = {
  asks: {
    gross: "Salário bruto por mês, em CHF",
    amount: "Valor em CHF",
    price: "Preço do imóvel, em CHF",
    hard: "Entrada em dinheiro, em CHF",
    income: "Renda bruta familiar por ano, em CHF",
  },
  compute: "Calcular",
  private: "Abre a calculadora com este valor. O portal não o guarda.",
};
