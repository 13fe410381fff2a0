/** Next as it comes; the folder is its whole world, whatever lies above it. */
export default { outputFileTracingRoot: import.meta.dirname, eslint: { ignoreDuringBuilds: true } };
