import type { Meta, StoryObj } from '@storybook/react-vite'
import { VersionEditor } from '@console-widgets/versions'
import { tags } from '@console-widgets/versions/element'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { press, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'
import { makeDraft, submitDraft } from './make-version.ts'

const at = (section: string) => ({ route: `/?section=${section}` })

/** All parts of a version: package, images, texts by language, countries, privacy, and release. */
const meta: Meta<typeof VersionEditor> = {
  title: 'Services/Versions/VersionEditor',
  component: VersionEditor,
  args: { appId: demoApps.tides },
  parameters: { platform: {}, ...at('texts') },
  play: shows('Tide Table 1.0.0', 'High and low water'),
}

export default meta
type Story = StoryObj<typeof VersionEditor>

/** Store listing texts, with the reviewer's findings. */
export const Texts: Story = {}
/** Package of the version. */
export const Package: Story = { parameters: at('package'), play: shows('1.0.0 (100)', 'Ready') }
/** The icon and the screenshots. */
export const Pictures: Story = {
  parameters: at('materials'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('figure img')).toHaveLength(4))
    for (const picture of canvasElement.querySelectorAll<HTMLImageElement>('figure img'))
      await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0))
  },
}
/** An image of a size, as a file of a chosen folder. */
async function imageAt(path: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const paint = canvas.getContext('2d')
  if (paint) {
    paint.fillStyle = `hsl(${path.length * 40} 60% 50%)`
    paint.fillRect(0, 0, width, height)
  }
  const file = new File([await canvas.convertToBlob()], path.split('/').at(-1) ?? '', { type: 'image/png' })
  Object.defineProperty(file, 'webkitRelativePath', { value: path })
  return file
}

/** An icon of a wrong shape is refused at its place, in the language of the reader. */
const wrongIcon = (...words: string[]): Story => ({
  ...acting,
  parameters: at('materials'),
  play: async ({ canvasElement }) => {
    const iconInput = () => canvasElement.querySelector<HTMLInputElement>('input[type=file][accept="image/png"]')
    await waitFor(() => expect(iconInput()).not.toBeNull())
    await userEvent.upload(iconInput()!, await imageAt('icon.png', 300, 216))
    for (const word of words) await waitFor(() => expect(within(canvasElement).getByText(word)).toBeVisible())
  },
})
export const WrongIconInRussian: Story = {
  ...inRussian,
  ...wrongIcon('Нужно квадратное изображение, а сейчас 300 × 216.'),
}
export const WrongIconInChinese: Story = { ...inChinese, ...wrongIcon('图片须为正方形，当前为 300 × 216。') }

/** The files of a folder go where their paths say, and those that fit nowhere are named. */
export const Folder: Story = {
  ...acting,
  parameters: at('materials'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('button', { name: 'Choose folder' })
    const input = canvasElement.querySelector<HTMLInputElement>('input[webkitdirectory]')
    const sizes: [string, number, number][] = [
      ['set/en-US/phone/1.png', 360, 640],
      ['set/en-US/phone/2.png', 360, 700],
      ['set/en-US/phone/3.png', 360, 720],
      ['set/en-US/phone/feature.png', 1280, 700],
      ['set/eo/phone/1.png', 360, 640],
      ['set/eo/phone/2.png', 360, 640],
      ['set/en-US/fridge/1.png', 360, 640],
      ['set/it-IT/phone/1.png', 360, 640],
    ]
    await userEvent.upload(input!, await Promise.all(sizes.map((size) => imageAt(...size))))
    await waitFor(() => expect(page.getByText('3 screenshots')).toBeVisible())
    await expect(page.getByText('Replaces 3 screenshots')).toBeVisible()
    await expect(page.getByText('Wrong aspect ratio: 1280 × 700')).toBeVisible()
    await expect(page.getByText('The version has no text in this language: eo')).toBeVisible()
    await expect(page.getByText('set/eo/phone/1.png, set/eo/phone/2.png')).toBeVisible()
    await expect(page.getByText(/No device has this name: fridge/)).toBeVisible()
    // Dropped beside the place for it, a folder must not make the browser leave the page.
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([''], 'beside.png'))
    const beside = new DragEvent('drop', { bubbles: true, cancelable: true, composed: true, dataTransfer })
    canvasElement.dispatchEvent(beside)
    await expect(beside.defaultPrevented).toBe(true)
    // A language that the listing lacks is added from here, and the folder has its place then.
    await press(canvasElement, 'Add Italian')
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveTextContent('Italian')
    await userEvent.type(dialog.getByRole('textbox', { name: /name/i }), 'Tavola delle maree')
    await userEvent.click(dialog.getByRole('button', { name: 'Add language' }))
    await press(canvasElement, 'Upload 4 files')
    await waitFor(() => expect(page.getByText('4 files added')).toBeVisible())
  },
}
/**
 * A screenshot is moved by its arrows, and dragged back; the removal of one is undone. Its button stays in view below
 * the header of the page.
 */
export const OrderOfScreenshots: Story = {
  ...acting,
  parameters: at('materials'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const list = await page.findByRole('list', { name: 'Screenshots' })
    const sources = () => [...list.querySelectorAll('img')].map(({ src }) => src.split('?', 1)[0])
    await waitFor(() => expect(sources()).toHaveLength(3))
    const [first, second, third] = sources()
    const later = page.getByRole('button', { name: 'Move Screenshot 1 back' })
    later.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sources()).toEqual([second, first, third]))
    // The focus goes along with the screenshot.
    await waitFor(() => expect(page.getByRole('button', { name: 'Move Screenshot 2 back' })).toHaveFocus())
    await expect(page.getByText('Screenshot 1 is now number 2 of 3')).toBeInTheDocument()
    // Otherwise, the next change could lead back to what is stored, and nothing would be saved.
    await waitFor(() => expect(page.getByText('Version saved')).toBeVisible())
    const data = new DataTransfer()
    const [onto, dragged] = list.querySelectorAll('li')
    await fireEvent.dragStart(dragged!, { dataTransfer: data })
    await fireEvent.dragOver(onto!, { dataTransfer: data })
    await fireEvent.drop(onto!, { dataTransfer: data })
    await waitFor(() => expect(sources()).toEqual([first, second, third]))
    await press(canvasElement, 'Remove Screenshot 2')
    await waitFor(() => expect(sources()).toEqual([first, third]))
    // What was removed is still there for the keys that undo.
    const undo = await page.findByRole('button', { name: 'Undo: screenshot removed (All languages · Phone)' })
    document.documentElement.style.setProperty('--cw-top', '48px')
    await expect(getComputedStyle(undo.parentElement as HTMLElement).top).toBe('56px')
    document.documentElement.style.removeProperty('--cw-top')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(sources()).toEqual([first, second, third]))
    await press(canvasElement, 'Redo: screenshot removed (All languages · Phone)')
    await waitFor(() => expect(sources()).toEqual([first, third]))
  },
}
/** A file of texts names what is wrong in it; without that, its changes are shown before they are saved. */
export const TextsFile: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Export and import')
    const opened = await page.findByRole('dialog')
    const dialog = within(opened)
    await waitFor(() => expect(opened.querySelector('input[type=file]')).not.toBeNull())
    const choose = (rows: readonly string[]) =>
      userEvent.upload(
        opened.querySelector('input[type=file]') as HTMLInputElement,
        new File([['lang;appName;briefInfo', ...rows].join('\n')], 'texts.csv', { type: 'text/csv' }),
      )
    await choose([`de-DE;Gezeiten;${'x'.repeat(81)}`])
    await waitFor(() => expect(dialog.getByText('Row 2, briefInfo')).toBeVisible())
    await expect(dialog.getByText(/81 characters, at most 80/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
    await choose(['de-DE;Gezeiten;Ebbe und Flut', 'en-US;;Ebb and flow'])
    await waitFor(() => expect(dialog.getByText('Ebb and flow')).toBeVisible())
    await expect(dialog.getByText('Gezeiten')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 languages' }))
    await waitFor(() => expect(page.getByRole('tab', { name: 'German' })).toBeVisible())
    const brief = () => page.getByRole('textbox', { name: /One-line description/ })
    await expect(brief()).toHaveValue('Ebb and flow')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await press(canvasElement, 'Undo: text in 2 languages')
    await waitFor(() => expect(page.queryByRole('tab', { name: 'German' })).toBeNull())
    await expect(brief()).not.toHaveValue('Ebb and flow')
  },
}
/** A translation whose source has changed since the live version is named, with the change and the live text. */
export const StaleTranslation: Story = {
  ...acting,
  args: { appId: demoApps.maps },
  parameters: { platform: { prepare: makeDraft }, ...at('texts') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const brief = () => page.getByRole('textbox', { name: /One-line description/ })
    await waitFor(() => expect(brief()).toHaveValue('Maps that work where the network does not'))
    await userEvent.clear(brief())
    await userEvent.type(brief(), 'Maps that work anywhere')
    await press(canvasElement, 'Save Ctrl S')
    await userEvent.click(await page.findByRole('tab', { name: /^Russian.*1$/ }))
    await waitFor(() => expect(page.getByText(/text has changed since the live version/)).toBeVisible())
    await press(canvasElement, 'Show changes')
    await waitFor(() => expect(page.getByText('anywhere')).toBeVisible())
    const compare = page.getByRole('combobox', { name: 'Compare with' })
    await userEvent.selectOptions(compare, 'source')
    await expect(page.getAllByText('Maps that work anywhere')[0]).toBeVisible()
    await userEvent.clear(brief())
    await userEvent.type(brief(), 'Карты для любых мест')
    await waitFor(() => expect(page.queryByText(/text has changed since/)).toBeNull())
    await userEvent.selectOptions(compare, 'live')
    await press(canvasElement, 'Restore this text')
    await expect(brief()).toHaveValue('Карты, которые работают без сети')
    await press(canvasElement, 'Undo: One-line description restored in Russian')
    await expect(brief()).toHaveValue('Карты для любых мест')
  },
}
/** Countries of the release. */
export const Countries: Story = { parameters: at('countries'), play: shows('Germany') }
/** Privacy policy, and notes for the reviewer. */
export const Privacy: Story = { parameters: at('privacy'), play: shows('Notes to the reviewer') }
/** Release settings after approval. */
export const Release: Story = { parameters: at('release'), play: shows('Immediately, to everyone', 'Phased release') }
/** A nearly empty draft: each section shows the number of missing parts. */
export const FirstUse: Story = {
  args: { appId: demoApps.chinaMaps },
  parameters: at('materials'),
  play: shows('北风地图', 'Screenshots'),
}
/** A version in review is locked. */
export const Locked: Story = {
  args: { appId: demoApps.maps },
  parameters: { platform: { prepare: submitDraft } },
  play: shows('You can’t edit a submitted or live version'),
}
export const Unavailable: Story = { ...failing('versions.app-version.get') }
export const OnlyLooking: Story = { ...onlyLooking('Your role can view versions', 'Save') }
export const DemoVisitor: Story = { ...demoVisitor('Tide Table 1.0.0', 'Save') }
export const AsTag: Story = { ...asTag(tags, 'cw-version-editor', 'Tide Table 1.0.0') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }

/** A finding of the reviewer is fixed and saved. A description in another language is named while it is typed. */
export const FixingAFinding: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const description = await page.findByRole('textbox', { name: /^Description/ })
    await userEvent.click(description)
    await userEvent.paste('Время прилива и отлива для каждого порта и берега, с графиком на неделю вперёд. ')
    await waitFor(() => expect(page.getByText(/in another language: Russian/)).toBeVisible())
    const brief = await page.findByRole('textbox', { name: /One-line description/ })
    await userEvent.clear(brief)
    await userEvent.type(brief, 'High and low water, everywhere')
    await press(canvasElement, 'Save Ctrl S')
    await waitFor(() => expect(page.getByText('Version saved')).toBeVisible())
  },
}

/** Changes in several sections stay while others are shown, and are saved together. */
export const SeveralSections: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const brief = await page.findByRole('textbox', { name: /One-line description/ })
    await userEvent.clear(brief)
    await userEvent.type(brief, 'High water everywhere')
    await userEvent.click(page.getByRole('tab', { name: /^Privacy/ }))
    await userEvent.type(await page.findByRole('textbox', { name: /Notes to the reviewer/ }), 'No account needed')
    await userEvent.click(page.getByRole('tab', { name: /^Countries/ }))
    await press(canvasElement, 'Save all Ctrl S')
    await waitFor(() => expect(page.getByText('Version saved')).toBeVisible())
    await userEvent.click(page.getByRole('tab', { name: /^Text/ }))
    await waitFor(() =>
      expect(page.getByRole('textbox', { name: /One-line description/ })).toHaveValue('High water everywhere'),
    )
  },
}
