export * from './host/create-host.ts'
export * from './host/messages.ts'
