/** The words of every service: what a `WidgetRoot` of a page with all of them takes as `words`. */
export { default } from './services.generated.ts'
