import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { moduleCachePlugin } from './build/module-cache-plugin.ts'
import { pagePlatformPlugin } from './build/page-platform-plugin.ts'
import { storyLooksPlugin } from './build/story-looks-plugin.ts'
import { consoleWidgetsPlugins } from './build/vite-plugins.ts'
import { browserArguments, findBrowser } from './scripts/find-browser.mjs'
import { generateSums } from './scripts/generate-sums.mjs'
import { webDriver } from './tests/browsers/vitest/provider.ts'
import { browserNames, type BrowserName } from './tests/browsers/webdriver/open-browser.ts'

generateSums()

/** Projects that the command line names. Without any, all of them run. */
const named = process.argv.flatMap((word, index, words) =>
  words[index - 1] === '--project' ? [word] : word.startsWith('--project=') ? [word.slice('--project='.length)] : [],
)

/** Whether stories may be among them, also by a pattern or as what another one leaves over. */
const withStories = named.length === 0 || named.some((name) => name === 'stories' || /[*!]/.test(name))

/** What needs a PostgreSQL server and several connections to it. */
const onServer = process.env.TEST_DATABASE_URL ? ['tests/postgres/**/*.test.ts'] : []

/**
 * On a machine that is shared a browser now and then misses a moment. A run ends with the names of those that passed
 * only then.
 */
const retriesInBrowser = process.env.CI ? 1 : 0

const embedding = ['tests/embedding/**/*.test.{ts,tsx}']

/** How long `expect.poll` waits, which by itself gives up after a second: only what hangs is to fail. */
const patient = { poll: { timeout: 60_000 } }

/** How long tests and hooks may take. On a busy machine, a minute of work takes several: only what hangs is to fail. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 }

/** Size of the page of a component test. */
const viewport = { width: 1280, height: 800 }

/** Settings that Vitest changes, and so an object for each project. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findBrowser(), args: browserArguments } }),
  instances: [{ browser: 'chromium' as const }],
  viewport,
})

/** The other browsers, driven by WebDriver. */
const otherBrowser = (browser: BrowserName) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: webDriver(browser),
  instances: [{ browser: browser as never }],
  viewport,
})

/**
 * Platforms of tests make many objects that live for one query. A larger space for new objects saves a sixth of the
 * CPU time, which collecting them more often would take.
 */
const execArgv = ['--max-semi-space-size=64']

/** Plugins of a project for tests in Node. */
const inNode = () => [...consoleWidgetsPlugins(), moduleCachePlugin()]

/** A project for tests in a browser. */
const inBrowser = (
  own: { name: string; include: string[]; exclude?: string[]; isolate?: boolean },
  browser: ReturnType<typeof chromium> | ReturnType<typeof otherBrowser> = chromium(),
) => ({
  plugins: [...consoleWidgetsPlugins(), pagePlatformPlugin()],
  // Vitest loads its own locators as they are, and there may be only one copy of them.
  optimizeDeps: { include: ['@testing-library/react'], exclude: ['@vitest/browser/locators'] },
  test: {
    ...own,
    expect: patient,
    retry: retriesInBrowser,
    ...timeouts,
    setupFiles: ['tests/setup/component-tests.ts'],
    browser,
  },
})

/** Stories as tests. Loading Storybook costs four seconds of CPU time, which runs of other projects save. */
const storiesProject = async () => {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return {
    // Storybook brings our plugins by its own configuration.
    plugins: [storyLooksPlugin(), storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'stories',
      expect: patient,
      retry: retriesInBrowser,
      ...timeouts,
      // One page for all stories, and so one platform, which takes seconds to start.
      isolate: false,
      browser: chromium(),
    },
  }
}

export default defineConfig({
  test: {
    // Transforming the platform's modules costs each run of unit tests nine seconds of CPU time.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.build/test-modules' },
    projects: [
      {
        plugins: inNode(),
        test: {
          name: 'unit',
          expect: patient,
          environment: 'node',
          include: [
            'packages/**/src/**/*.test.ts',
            'packages/services/*/platform/**/*.test.ts',
            'build/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{unit,database,derived,security,crash,faults}/**/*.test.ts',
            ...onServer,
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
          globalSetup: ['tests/setup/test-database.ts', 'tests/setup/demo-data.ts'],
          // The platform and its database are loaded once for all files of a process, which costs two seconds.
          isolate: false,
          execArgv,
          ...timeouts,
        },
      },
      inBrowser({
        name: 'browser',
        include: ['packages/**/src/**/*.browser.test.{ts,tsx}'],
        // One page for all files, which loads the modules once.
        isolate: false,
      }),
      // Each file has a page of its own: it defines tags, for good, and changes the document.
      inBrowser({ name: 'embedding', include: embedding }),
      ...browserNames.map((name) => inBrowser({ name: `embedding-${name}`, include: embedding }, otherBrowser(name))),
      ...(withStories ? [await storiesProject()] : []),
      {
        plugins: inNode(),
        test: {
          name: 'e2e',
          expect: patient,
          retry: retriesInBrowser,
          environment: 'node',
          include: ['tests/{e2e,hosts}/**/*.test.ts'],
          globalSetup: ['tests/setup/test-database.ts', 'tests/setup/demo-data.ts', 'tests/setup/pages.ts'],
          ...timeouts,
          // These tests mostly wait for a page or a server: one alone leaves two thirds of two cores idle.
          maxWorkers: 4,
          // A process loads the platform once for all of its files.
          isolate: false,
          execArgv,
        },
      },
      ...browserNames.map((browser) => ({
        plugins: inNode(),
        test: {
          name: `pages-${browser}`,
          expect: patient,
          retry: retriesInBrowser,
          environment: 'node' as const,
          include: ['tests/browsers/*.test.ts'],
          globalSetup: ['tests/setup/demo-data.ts', 'tests/setup/pages.ts'],
          provide: { browser },
          ...timeouts,
          // A process loads the platform once for both files.
          isolate: false,
          fileParallelism: false,
        },
      })),
      {
        // Installs every framework, and so is a step of its own. What the files install and build is the same.
        plugins: inNode(),
        test: {
          name: 'frameworks',
          expect: patient,
          retry: retriesInBrowser,
          environment: 'node',
          include: ['tests/frameworks/*.test.ts'],
          ...timeouts,
          fileParallelism: false,
        },
      },
    ],
  },
})
