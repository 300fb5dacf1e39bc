/** Permissions of all services, for tests that are generated before any platform runs. */
export { permissions } from '../create-platform.ts'
