/** How the console is reached; both the server and the page know it from the build. */
export const consoleOptions = { zones: { china: { api: process.env.NEXT_PUBLIC_PLATFORM } }, language: 'en' }
