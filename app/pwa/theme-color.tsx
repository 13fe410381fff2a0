type ThemeColorProps = { theme: "auto" | "light" | "dark" };

// Must match --bg in tokens.css: the browser's frame can't read our style sheet.
const COLOURS = { light: "#f7f7f5", dark: "#0f1214" };

export function ThemeColor({ theme }: ThemeColorProps) {
  if (theme !== "auto") return <meta name="theme-color" content={COLOURS[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={COLOURS.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={COLOURS.dark} />
    </>
  );
}
