export * from './host/create-host.ts'
export * from './host/messages.ts'
export * from './host/read-widget-message.ts'
