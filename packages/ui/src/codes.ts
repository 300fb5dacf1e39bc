// QR codes: an entry of its own, so that a page without them doesn't load their writer.
export * from './codes/modules.ts'
export * from './codes/qr-code.tsx'
export * from './codes/save-code.ts'
