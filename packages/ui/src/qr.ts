// QR codes: an entry of its own, so that a page without them doesn't load their writer.
export * from './qr/modules.ts'
export * from './qr/qr-code.tsx'
