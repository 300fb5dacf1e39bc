import { resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { docgenTypesPlugin, docgenPlugin } from '../build/docgen-plugin.ts'
import { earlyPlatformPlugin } from '../build/early-platform-plugin.ts'
import { pagePlatformPlugin } from '../build/page-platform-plugin.ts'
import { consoleWidgetsPlugins } from '../build/vite-plugins.ts'
import { generateSums } from '../scripts/generate-sums.mjs'

generateSums()

/** The console host's shell has stories, too, and its own class names. */
const consoleHost = resolve(import.meta.dirname, '../examples/console-host/src')

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Without the plugin, the tables of guides would be lines of text.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen needs an older TypeScript API.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Another program's build, such as that of `npm start`, writes a hundred pages, and each would reload this one.
    server: { ...vite.server, watch: { ignored: ['**/dist/**', '**/.build/**', '**/storybook-static/**'] } },
    plugins: [
      docgenTypesPlugin(),
      ...(vite.plugins ?? []),
      ...consoleWidgetsPlugins({ page: consoleHost }),
      pagePlatformPlugin(),
      earlyPlatformPlugin(),
      docgenPlugin(),
    ],
  }),
}

export default config
