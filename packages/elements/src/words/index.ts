/** Messages of every service, for the `words` of a `WidgetRoot` on a page with all services. */
export { default } from './services.generated.ts'
export { wordRefusal } from './word-refusal.ts'
