import { consolePort } from './settings.ts'

/** Says that a port is taken, and how to choose another. */
export function portTaken(port: number, environment: NodeJS.ProcessEnv): string {
  const chosen = ['DATABASE_PORT', 'UPLOAD_PORT'].find((name) => environment[name] === String(port))
  const isPortal = !chosen && port === consolePort(environment) + 1
  return isPortal
    ? `Port ${port} of the portal is taken. Stop what uses it, or choose a PORT whose next one is free as well.`
    : `Port ${port} is taken. Stop what uses it, or choose another with ${chosen ?? 'PORT'}.`
}
