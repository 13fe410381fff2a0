export const operatorEnvironment = {
  OPERATOR_NAME: "Ponte Verlag GmbH",
  OPERATOR_ADDRESS: "Seestrasse 7; 8002 Zurique; Suíça",
  OPERATOR_EMAIL: "contato@ponte.example",
  OPERATOR_UID: "CHE-123.456.789",
};
