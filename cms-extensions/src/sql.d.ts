/** Text of a file, put in by the build. */
declare module "*.sql" {
  const text: string;
  export default text;
}
