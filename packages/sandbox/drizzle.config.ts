import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/sandbox/src/tables.ts',
  out: './packages/sandbox/migrations',
})
