export * from './model/detections.ts'
export * from './model/materials.ts'
export * from './model/permissions.ts'
export * from './model/preview.ts'
