/** Configuration of the console, known to both server and page from the build. */
export const consoleOptions = { zones: { china: { api: process.env.NEXT_PUBLIC_PLATFORM } }, language: 'en' }
