/** What the permissions of all services mean, for tests that are told apart before any platform runs. */
export { permissions } from '../create-platform.ts'
