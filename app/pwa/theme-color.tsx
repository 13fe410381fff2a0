type ThemeColorProps = { theme: "auto" | "light" | "dark" };

// The colours of --bg in tokens.css: a browser's own frame can't read our style sheet.
const COLOURS = { light: "#f7f7f5", dark: "#0f1214" };

/** The colour of the browser's or the installed portal's frame, for the chosen theme or the system's. */
export function ThemeColor({ theme }: ThemeColorProps) {
  if (theme !== "auto") return <meta name="theme-color" content={COLOURS[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={COLOURS.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={COLOURS.dark} />
    </>
  );
}
