/** What a platform in a page starts from, as `pagePlatformPlugin` has it made. */
declare module 'virtual:console-widgets/page-dump' {
  /** Where the page gets the dump. */
  export const address: string
  /** The time that the demo team's data is made as of, for the platform's clock to start at. */
  export const time: number
}
