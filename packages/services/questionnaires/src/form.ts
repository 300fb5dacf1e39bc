export * from './form/form-nodes.ts'
export * from './form/form-texts.ts'
