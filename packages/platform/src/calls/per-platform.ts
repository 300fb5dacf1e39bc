import type { PlatformParts } from './platform-parts.ts'

/** What each platform of a process has one of, such as a cache, made when it is first asked for. */
export function perPlatform<Value>(make: (services: PlatformParts) => Value): (services: PlatformParts) => Value {
  const made = new WeakMap<PlatformParts, Value>()
  return (services) => {
    const value = made.get(services) ?? make(services)
    made.set(services, value)
    return value
  }
}
