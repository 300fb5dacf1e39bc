/** Categories of apps, for other services. */
export { kindsOf } from './kinds.ts'
