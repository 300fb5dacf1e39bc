/** Dump that a platform in a page starts from, created by `pagePlatformPlugin`. */
declare module 'virtual:console-widgets/page-dump' {
  /** Address of the dump. */
  export const address: string
  /** Reference time of the demo team's data, at which the platform's clock starts. */
  export const time: number
}
