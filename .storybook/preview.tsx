import type { Preview } from '@storybook/react-vite'
import { inTests } from './in-tests.ts'
import { goThroughLooks } from './looks-in-turn.ts'
import { chromaticModes } from './picture-looks.ts'
import { offerPictures } from './picture-page.ts'
import { platformLoader } from './platform-loader.ts'
import { propertiesOf } from './properties-of.ts'
import { shortenReports } from './short-reports.ts'
import { withWidgetRoot } from './widget-root-decorator.tsx'

offerPictures()

const preview: Preview = {
  loaders: [platformLoader],
  decorators: [withWidgetRoot],
  beforeEach: shortenReports,
  afterEach: goThroughLooks,
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'cn', title: '中文' },
          { value: 'ru', title: 'Русский' },
        ],
      },
    },
    density: {
      toolbar: {
        title: 'Density',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Normal' },
          { value: 'compact', title: 'Compact' },
          { value: 'touch', title: 'Touch' },
        ],
      },
    },
    width: {
      toolbar: {
        title: 'Width',
        icon: 'grow',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full width' },
          { value: '360', title: '360 px' },
          { value: '1200', title: '1,200 px' },
        ],
      },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'en', density: 'normal', width: 'full', direction: 'ltr' },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    docs: { extractArgTypes: propertiesOf },
    // Axe violations fail the story's test, where passed checks needn't be collected.
    a11y: { test: 'error', options: inTests ? { resultTypes: ['violations'] } : {} },
    options: { storySort: { order: ['Welcome', 'Guides', 'Foundations', 'Parts', 'Patterns', 'Services', 'Console'] } },
  },
}

export default preview
