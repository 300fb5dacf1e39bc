export { simulateHost, type FrameToHost, type HostOfConsole, type SimulatedHost } from './host/simulate-host.ts'
export type { Heard, Log, WaitOptions } from './log.ts'
export {
  startSandbox,
  type Sandbox,
  type SandboxMessage,
  type SandboxOptions,
  type SandboxPerson,
} from './sandbox/start-sandbox.ts'
export { recordEvents, type RecordedEvents, type TagEvents } from './tag-events.ts'
