import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    // All of these support light-dark(). Lowered, it wouldn't follow a color scheme set later.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
