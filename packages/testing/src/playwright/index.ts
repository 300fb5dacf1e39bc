export { openHostPage, type HostPage, type HostPageOptions } from './host-page.ts'
export { routeSandbox, type RoutedSandbox, type RouteOptions } from './route-sandbox.ts'
export { watchWidgets, type WatchedWidgets, type Widget } from './watch-widgets.ts'
