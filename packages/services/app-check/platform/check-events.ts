declare module '@console-widgets/platform/calls/events' {
  interface PlatformEvents {
    /** A check has read a package, so that its SDKs are known. */
    'app-check.completed': { pkgId: string }
  }
}

export {}
